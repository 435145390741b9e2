// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const activity_aggregate_parameters = validate0;
const schema0 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const activity_aggregate_body = validate1;
const schema1 = {"$ref":"document#/components/schemas/ActivityAggregate"};
const schema3 = {"type":"object","properties":{"type":{"type":"array","minItems":1,"maxItems":15,"items":{"$ref":"document#/components/schemas/ActivityType"}},"record_type":{"type":"string","enum":["contact","company","opportunity"],"reads":{"choice":["contact","company","opportunity"]}},"record_id":{"$ref":"document#/components/schemas/Id"},"since":{"$ref":"document#/components/schemas/Timestamp"},"until":{"$ref":"document#/components/schemas/Timestamp"},"group_by":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["type","record_type","actor_id","occurred_at"],"reads":{"choice":["type","record_type","actor_id","occurred_at"]}}},"period":{"$ref":"document#/components/schemas/AggregatePeriod"},"timezone":{"$ref":"document#/components/schemas/Timezone"},"sort":{"type":"string","maxLength":200,"pattern":"^-?(type|record_type|actor_id|occurred_at|count)(,-?(type|record_type|actor_id|occurred_at|count)){0,3}$","format":"text","reads":"text"},"limit":{"type":"integer","minimum":1,"maximum":1000}},"additionalProperties":false};
const schema4 = {"type":"string","enum":["record_created","field_changed","lifecycle_changed","stage_changed","linked","unlinked","merged","note_added","file_added","task_created","task_completed","email_sent","email_unsubscribed","email_resubscribed","event_booked","event_rescheduled","event_cancelled","event_no_show","form_submitted"],"reads":{"choice":["record_created","field_changed","lifecycle_changed","stage_changed","linked","unlinked","merged","note_added","file_added","task_created","task_completed","email_sent","email_unsubscribed","email_resubscribed","event_booked","event_rescheduled","event_cancelled","event_no_show","form_submitted"]}};
const schema5 = {"type":"string","format":"uuid","reads":"text"};
const schema6 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const schema8 = {"type":"string","enum":["day","week","month","quarter","year"],"reads":{"choice":["day","week","month","quarter","year"]}};
const schema9 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.uuid;
const formats2 = formats.zoned;
const formats4 = formats["date-time"];
const formats10 = formats.timezone;
const formats12 = formats.text;
const pattern0 = new RegExp("^-?(type|record_type|actor_id|occurred_at|count)(,-?(type|record_type|actor_id|occurred_at|count)){0,3}$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore1 = errors;
for(const key0 in data){
if(errors - errorsBefore1 >= 100) break;
if(!(func0.call(schema3.properties, key0))){
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
if(data.type !== undefined){
let data0 = data.type;
if(Array.isArray(data0)){
if(data0.length > 15){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxItems",keyword:"maxItems",params:{limit: 15}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data0 = data0.slice(0, 15);
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
const errorsBefore2 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore2 >= 100) break;
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/type/" + i0,schemaPath:"document#/components/schemas/ActivityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema4.reads.choice);
if(data0 !== undefined){
data0[i0] = data1;
}
}
if(!(((((((((((((((((((data1 === "record_created") || (data1 === "field_changed")) || (data1 === "lifecycle_changed")) || (data1 === "stage_changed")) || (data1 === "linked")) || (data1 === "unlinked")) || (data1 === "merged")) || (data1 === "note_added")) || (data1 === "file_added")) || (data1 === "task_created")) || (data1 === "task_completed")) || (data1 === "email_sent")) || (data1 === "email_unsubscribed")) || (data1 === "email_resubscribed")) || (data1 === "event_booked")) || (data1 === "event_rescheduled")) || (data1 === "event_cancelled")) || (data1 === "event_no_show")) || (data1 === "form_submitted"))){
const err4 = {instancePath:instancePath+"/type/" + i0,schemaPath:"document#/components/schemas/ActivityType/enum",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.record_type !== undefined){
let data2 = data.record_type;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema3.properties.record_type.reads.choice);
if(data !== undefined){
data["record_type"] = data2;
}
}
if(!(((data2 === "contact") || (data2 === "company")) || (data2 === "opportunity"))){
const err7 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/enum",keyword:"enum",params:{allowedValues: schema3.properties.record_type.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.record_id !== undefined){
let data3 = data.record_id;
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.text(data3);
if(data !== undefined){
data["record_id"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/record_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/record_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.since !== undefined){
let data4 = data.since;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.instant(data4);
if(data !== undefined){
data["since"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err10 = {instancePath:instancePath+"/since",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err11 = {instancePath:instancePath+"/since",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/since",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.until !== undefined){
let data5 = data.until;
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.instant(data5);
if(data !== undefined){
data["until"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err13 = {instancePath:instancePath+"/until",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err14 = {instancePath:instancePath+"/until",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/until",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.group_by !== undefined){
let data6 = data.group_by;
if(Array.isArray(data6)){
if(data6.length > 2){
const err16 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data6 = data6.slice(0, 2);
}
const len1 = data6.length;
const errorsBefore3 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore3 >= 100) break;
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/group_by/" + i1,schemaPath:"#/properties/group_by/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.choice(data7, schema3.properties.group_by.items.reads.choice);
if(data6 !== undefined){
data6[i1] = data7;
}
}
if(!((((data7 === "type") || (data7 === "record_type")) || (data7 === "actor_id")) || (data7 === "occurred_at"))){
const err18 = {instancePath:instancePath+"/group_by/" + i1,schemaPath:"#/properties/group_by/items/enum",keyword:"enum",params:{allowedValues: schema3.properties.group_by.items.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
let i2 = data6.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data6[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err19 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err20 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.period !== undefined){
let data8 = data.period;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/period",schemaPath:"document#/components/schemas/AggregatePeriod/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.choice(data8, schema8.reads.choice);
if(data !== undefined){
data["period"] = data8;
}
}
if(!(((((data8 === "day") || (data8 === "week")) || (data8 === "month")) || (data8 === "quarter")) || (data8 === "year"))){
const err22 = {instancePath:instancePath+"/period",schemaPath:"document#/components/schemas/AggregatePeriod/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.timezone !== undefined){
let data9 = data.timezone;
if(typeof data9 === "string" && data9.length <= 1400){
data9 = readings.text(data9);
if(data !== undefined){
data["timezone"] = data9;
}
}
if(typeof data9 === "string"){
if(data9.length > 100 && readings.isLonger(data9, 100)){
const err23 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
data9 = data9.slice(0, 100).toWellFormed();
}
if(!(formats10(data9))){
const err24 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err25 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sort !== undefined){
let data10 = data.sort;
if(typeof data10 === "string" && data10.length <= 1800){
data10 = readings.text(data10);
if(data !== undefined){
data["sort"] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 200 && readings.isLonger(data10, 200)){
const err26 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
data10 = data10.slice(0, 200).toWellFormed();
}
if(!pattern0.test(data10)){
const err27 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(type|record_type|actor_id|occurred_at|count)(,-?(type|record_type|actor_id|occurred_at|count)){0,3}$"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats12(data10))){
const err28 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.limit !== undefined){
let data11 = data.limit;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

