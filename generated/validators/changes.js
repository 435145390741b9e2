// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const changes_list_parameters = validate0;
const schema0 = {"type":"object","properties":{"cursor":{"type":"string","maxLength":500,"format":"text","reads":"text"},"from":{"type":"string","enum":["oldest","now"],"reads":{"choice":["oldest","now"]}},"page_size":{"type":"integer","minimum":1,"maximum":100},"record_type":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"document#/components/schemas/ChangedRecordType"}}},"required":[],"additionalProperties":false};
const schema2 = {"type":"string","enum":["contact","company","pipeline","opportunity","task","note","file","segment","campaign","email","custom_field","schedule","event_type","event","busy_time","busy_feed","api_key","mcp_connection","email_template","form","form_submission","line_item","product","topic"],"reads":{"choice":["contact","company","pipeline","opportunity","task","note","file","segment","campaign","email","custom_field","schedule","event_type","event","busy_time","busy_feed","api_key","mcp_connection","email_template","form","form_submission","line_item","product","topic"]}};
const formats0 = formats.text;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore0 = errors;
for(const key0 in data){
if(errors - errorsBefore0 >= 100) break;
if(!((((key0 === "cursor") || (key0 === "from")) || (key0 === "page_size")) || (key0 === "record_type"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string" && data0.length <= 3000){
data0 = readings.text(data0);
if(data !== undefined){
data["cursor"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 500 && readings.isLonger(data0, 500)){
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data0 = data0.slice(0, 500).toWellFormed();
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema0.properties.from.reads.choice);
if(data !== undefined){
data["from"] = data1;
}
}
if(!((data1 === "oldest") || (data1 === "now"))){
const err5 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/enum",keyword:"enum",params:{allowedValues: schema0.properties.from.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.page_size !== undefined){
let data2 = data.page_size;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.record_type !== undefined){
let data3 = data.record_type;
if(Array.isArray(data3)){
if(data3.length > 20){
const err9 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data3 = data3.slice(0, 20);
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
const errorsBefore1 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore1 >= 100) break;
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/record_type/" + i0,schemaPath:"document#/components/schemas/ChangedRecordType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema2.reads.choice);
if(data3 !== undefined){
data3[i0] = data4;
}
}
if(!((((((((((((((((((((((((data4 === "contact") || (data4 === "company")) || (data4 === "pipeline")) || (data4 === "opportunity")) || (data4 === "task")) || (data4 === "note")) || (data4 === "file")) || (data4 === "segment")) || (data4 === "campaign")) || (data4 === "email")) || (data4 === "custom_field")) || (data4 === "schedule")) || (data4 === "event_type")) || (data4 === "event")) || (data4 === "busy_time")) || (data4 === "busy_feed")) || (data4 === "api_key")) || (data4 === "mcp_connection")) || (data4 === "email_template")) || (data4 === "form")) || (data4 === "form_submission")) || (data4 === "line_item")) || (data4 === "product")) || (data4 === "topic"))){
const err12 = {instancePath:instancePath+"/record_type/" + i0,schemaPath:"document#/components/schemas/ChangedRecordType/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

