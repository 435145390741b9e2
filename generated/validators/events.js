// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import func2_module from "ajv/dist/runtime/ucs2length.js";
export const events_list_parameters = validate20;
const schema31 = {"type":"object","properties":{"q":{"type":"string","minLength":1,"maxLength":200,"format":"text"},"from":{"$ref":"document#/components/schemas/Timestamp"},"to":{"$ref":"document#/components/schemas/Timestamp"},"when":{"type":"string","enum":["upcoming","past","all"]},"status":{"type":"array","minItems":1,"maxItems":4,"items":{"$ref":"document#/components/schemas/EventStatus"}},"event_type_id":{"$ref":"document#/components/schemas/Id"},"host_id":{"$ref":"document#/components/schemas/Id"},"contact_id":{"$ref":"document#/components/schemas/Id"},"opportunity_id":{"$ref":"document#/components/schemas/Id"},"invitee_email":{"type":"string","format":"email","maxLength":254},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":500,"format":"text"},"sort":{"type":"string","maxLength":200,"pattern":"^-?(created_at|updated_at|start_at)(,-?(created_at|updated_at|start_at)){0,3}$","format":"text"}},"required":[],"additionalProperties":false};
const schema33 = {"type":"string","format":"date-time","allOf":[{"format":"zoned"}]};
const schema35 = {"type":"string","enum":["pending","confirmed","declined","cancelled"]};
const schema36 = {"type":"string","format":"uuid"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = func2_module.default;
const formats0 = formats.text;
const formats2 = formats.zoned;
const formats4 = formats["date-time"];
const formats10 = formats.uuid;
const formats18 = formats.email;
const pattern4 = new RegExp("^-?(created_at|updated_at|start_at)(,-?(created_at|updated_at|start_at)){0,3}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
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
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err6 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err8 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!(formats4(data2))){
const err9 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.when !== undefined){
let data3 = data.when;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data3 === "upcoming") || (data3 === "past")) || (data3 === "all"))){
const err12 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues: schema31.properties.when.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(Array.isArray(data4)){
if(data4.length > 4){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/status/" + i0,schemaPath:"document#/components/schemas/EventStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data5 === "pending") || (data5 === "confirmed")) || (data5 === "declined")) || (data5 === "cancelled"))){
const err16 = {instancePath:instancePath+"/status/" + i0,schemaPath:"document#/components/schemas/EventStatus/enum",keyword:"enum",params:{allowedValues: schema35.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.event_type_id !== undefined){
let data6 = data.event_type_id;
if(typeof data6 === "string"){
if(!(formats10(data6))){
const err18 = {instancePath:instancePath+"/event_type_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/event_type_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.host_id !== undefined){
let data7 = data.host_id;
if(typeof data7 === "string"){
if(!(formats10(data7))){
const err20 = {instancePath:instancePath+"/host_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/host_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.contact_id !== undefined){
let data8 = data.contact_id;
if(typeof data8 === "string"){
if(!(formats10(data8))){
const err22 = {instancePath:instancePath+"/contact_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/contact_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.opportunity_id !== undefined){
let data9 = data.opportunity_id;
if(typeof data9 === "string"){
if(!(formats10(data9))){
const err24 = {instancePath:instancePath+"/opportunity_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/opportunity_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.invitee_email !== undefined){
let data10 = data.invitee_email;
if(typeof data10 === "string"){
if(func2(data10) > 254){
const err26 = {instancePath:instancePath+"/invitee_email",schemaPath:"#/properties/invitee_email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats18(data10))){
const err27 = {instancePath:instancePath+"/invitee_email",schemaPath:"#/properties/invitee_email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/invitee_email",schemaPath:"#/properties/invitee_email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.page !== undefined){
let data11 = data.page;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000000 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.page_size !== undefined){
let data12 = data.page_size;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data13 = data.cursor;
if(typeof data13 === "string"){
if(func2(data13) > 500){
const err35 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats0(data13))){
const err36 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.sort !== undefined){
let data14 = data.sort;
if(typeof data14 === "string"){
if(func2(data14) > 200){
const err38 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern4.test(data14)){
const err39 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|start_at)(,-?(created_at|updated_at|start_at)){0,3}$"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats0(data14))){
const err40 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const events_get_parameters = validate22;
const schema40 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats10(data0))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const events_ics_parameters = validate23;
const schema42 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats10(data0))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

