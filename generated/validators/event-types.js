// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func1_module from "ajv/dist/runtime/equal.js";
export const eventTypes_list_parameters = validate0;
const schema0 = {"type":"object","properties":{"q":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"owner_id":{"$ref":"document#/components/schemas/Id"},"host_id":{"$ref":"document#/components/schemas/Id"},"is_active":{"type":"boolean"},"visibility":{"$ref":"document#/components/schemas/EventTypeVisibility"},"include_deleted":{"type":"boolean"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"fields":{"type":"array","minItems":1,"maxItems":34,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EventTypeFieldName"}},"include":{"type":"array","minItems":1,"maxItems":1,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EventTypeRelationName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|title|duration_minutes)(,-?(created_at|updated_at|title|duration_minutes)){0,3}$","format":"text","reads":"text"}},"required":[],"additionalProperties":false};
const schema2 = {"type":"string","format":"uuid","reads":"text"};
const schema4 = {"type":"string","enum":["public","private"],"reads":{"choice":["public","private"]}};
const schema6 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const schema10 = {"type":"string","enum":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","slug","title","description","owner_id","hosts","host_weights","prefer_contact_owner","assignment","team_slug","schedule_id","duration_minutes","duration_options","slot_interval_minutes","buffer_before_minutes","buffer_after_minutes","min_notice_minutes","booking_window","limits","seats","requires_confirmation","location","questions","max_guests","reminder_minutes","locale","is_active","visibility"],"reads":{"choice":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","slug","title","description","owner_id","hosts","host_weights","prefer_contact_owner","assignment","team_slug","schedule_id","duration_minutes","duration_options","slot_interval_minutes","buffer_before_minutes","buffer_after_minutes","min_notice_minutes","booking_window","limits","seats","requires_confirmation","location","questions","max_guests","reminder_minutes","locale","is_active","visibility"]}};
const schema11 = {"type":"string","enum":["owner"],"reads":{"choice":["owner"]}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = func1_module.default;
const formats0 = formats.text;
const formats2 = formats.uuid;
const formats10 = formats.zoned;
const formats12 = formats["date-time"];
const pattern0 = new RegExp("^-?(created_at|updated_at|title|duration_minutes)(,-?(created_at|updated_at|title|duration_minutes)){0,3}$", "u");

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
if(!(func0.call(schema0.properties, key0))){
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
if(typeof data0 === "string" && data0.length <= 1800){
data0 = readings.text(data0);
if(data !== undefined){
data["q"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 200 && readings.isLonger(data0, 200)){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data0 = data0.slice(0, 200).toWellFormed();
}
if(data0 === ""){
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
if(data.owner_id !== undefined){
let data1 = data.owner_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["owner_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.host_id !== undefined){
let data2 = data.host_id;
if(typeof data2 === "string" && data2.length <= 1000){
data2 = readings.text(data2);
if(data !== undefined){
data["host_id"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err7 = {instancePath:instancePath+"/host_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/host_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err9 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.visibility !== undefined){
let data4 = data.visibility;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/visibility",schemaPath:"document#/components/schemas/EventTypeVisibility/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema4.reads.choice);
if(data !== undefined){
data["visibility"] = data4;
}
}
if(!((data4 === "public") || (data4 === "private"))){
const err11 = {instancePath:instancePath+"/visibility",schemaPath:"document#/components/schemas/EventTypeVisibility/enum",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.include_deleted !== undefined){
if(typeof data.include_deleted !== "boolean"){
const err12 = {instancePath:instancePath+"/include_deleted",schemaPath:"#/properties/include_deleted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.page !== undefined){
let data6 = data.page;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000000 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.page_size !== undefined){
let data7 = data.page_size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data8 = data.cursor;
if(typeof data8 === "string" && data8.length <= 25000){
data8 = readings.text(data8);
if(data !== undefined){
data["cursor"] = data8;
}
}
if(typeof data8 === "string"){
if(data8.length > 6000 && readings.isLonger(data8, 6000)){
const err19 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data8 = data8.slice(0, 6000).toWellFormed();
}
if(!(formats0(data8))){
const err20 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err21 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.ids !== undefined){
let data9 = data.ids;
if(Array.isArray(data9)){
if(data9.length > 100){
const err22 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
data9 = data9.slice(0, 100);
}
if(data9.length < 1){
const err23 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data9.length;
const errorsBefore1 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore1 >= 100) break;
let data10 = data9[i0];
if(typeof data10 === "string" && data10.length <= 1000){
data10 = readings.text(data10);
if(data9 !== undefined){
data9[i0] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats2(data10))){
const err24 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err25 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.created_after !== undefined){
let data11 = data.created_after;
if(typeof data11 === "string" && data11.length <= 1000){
data11 = readings.instant(data11);
if(data !== undefined){
data["created_after"] = data11;
}
}
if(typeof data11 === "string"){
if(!(formats10(data11))){
const err27 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(typeof data11 === "string"){
if(!(formats12(data11))){
const err28 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err29 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.created_before !== undefined){
let data12 = data.created_before;
if(typeof data12 === "string" && data12.length <= 1000){
data12 = readings.instant(data12);
if(data !== undefined){
data["created_before"] = data12;
}
}
if(typeof data12 === "string"){
if(!(formats10(data12))){
const err30 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(typeof data12 === "string"){
if(!(formats12(data12))){
const err31 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.updated_after !== undefined){
let data13 = data.updated_after;
if(typeof data13 === "string" && data13.length <= 1000){
data13 = readings.instant(data13);
if(data !== undefined){
data["updated_after"] = data13;
}
}
if(typeof data13 === "string"){
if(!(formats10(data13))){
const err33 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(typeof data13 === "string"){
if(!(formats12(data13))){
const err34 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.updated_before !== undefined){
let data14 = data.updated_before;
if(typeof data14 === "string" && data14.length <= 1000){
data14 = readings.instant(data14);
if(data !== undefined){
data["updated_before"] = data14;
}
}
if(typeof data14 === "string"){
if(!(formats10(data14))){
const err36 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(typeof data14 === "string"){
if(!(formats12(data14))){
const err37 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.fields !== undefined){
let data15 = data.fields;
if(Array.isArray(data15)){
if(data15.length > 34){
const err39 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 34}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
data15 = data15.slice(0, 34);
}
if(data15.length < 1){
const err40 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len1 = data15.length;
const errorsBefore2 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore2 >= 100) break;
let data16 = data15[i1];
if(typeof data16 !== "string"){
const err41 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/EventTypeFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data16 === "string"){
data16 = readings.choice(data16, schema10.reads.choice);
if(data15 !== undefined){
data15[i1] = data16;
}
}
if(!((((((((((((((((((((((((((((((((((data16 === "id") || (data16 === "version")) || (data16 === "created_at")) || (data16 === "updated_at")) || (data16 === "created_by")) || (data16 === "updated_by")) || (data16 === "deleted_at")) || (data16 === "slug")) || (data16 === "title")) || (data16 === "description")) || (data16 === "owner_id")) || (data16 === "hosts")) || (data16 === "host_weights")) || (data16 === "prefer_contact_owner")) || (data16 === "assignment")) || (data16 === "team_slug")) || (data16 === "schedule_id")) || (data16 === "duration_minutes")) || (data16 === "duration_options")) || (data16 === "slot_interval_minutes")) || (data16 === "buffer_before_minutes")) || (data16 === "buffer_after_minutes")) || (data16 === "min_notice_minutes")) || (data16 === "booking_window")) || (data16 === "limits")) || (data16 === "seats")) || (data16 === "requires_confirmation")) || (data16 === "location")) || (data16 === "questions")) || (data16 === "max_guests")) || (data16 === "reminder_minutes")) || (data16 === "locale")) || (data16 === "is_active")) || (data16 === "visibility"))){
const err42 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/EventTypeFieldName/enum",keyword:"enum",params:{allowedValues: schema10.enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
let i2 = data15.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func1(data15[i2], data15[j0])){
const err43 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.include !== undefined){
let data17 = data.include;
if(Array.isArray(data17)){
if(data17.length > 1){
const err45 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
data17 = data17.slice(0, 1);
}
if(data17.length < 1){
const err46 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len2 = data17.length;
const errorsBefore3 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore3 >= 100) break;
let data18 = data17[i3];
if(typeof data18 !== "string"){
const err47 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/EventTypeRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data18 === "string"){
data18 = readings.choice(data18, schema11.reads.choice);
if(data17 !== undefined){
data17[i3] = data18;
}
}
if(!(data18 === "owner")){
const err48 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/EventTypeRelationName/enum",keyword:"enum",params:{allowedValues: schema11.enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
let i4 = data17.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func1(data17[i4], data17[j1])){
const err49 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err50 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.sort !== undefined){
let data19 = data.sort;
if(typeof data19 === "string" && data19.length <= 2200){
data19 = readings.text(data19);
if(data !== undefined){
data["sort"] = data19;
}
}
if(typeof data19 === "string"){
if(data19.length > 300 && readings.isLonger(data19, 300)){
const err51 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
data19 = data19.slice(0, 300).toWellFormed();
}
if(!pattern0.test(data19)){
const err52 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|title|duration_minutes)(,-?(created_at|updated_at|title|duration_minutes)){0,3}$"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(formats0(data19))){
const err53 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventTypes_create_parameters = validate2;
const schema12 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore4 = errors;
for(const key0 in data){
if(errors - errorsBefore4 >= 100) break;
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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventTypes_create_body = validate3;
const schema13 = {"$ref":"document#/components/schemas/EventTypeCreate"};
const schema14 = {"type":"object","required":["title","duration_minutes","location"],"allOf":[{"$ref":"document#/components/schemas/EventTypeFields"}],"unevaluatedProperties":false};
const schema15 = {"type":"object","properties":{"slug":{"$ref":"document#/components/schemas/EventTypeSlug"},"title":{"type":"string","minLength":1,"maxLength":150,"format":"text","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"owner_id":{"$ref":"document#/components/schemas/Id"},"hosts":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/Id"}},"host_weights":{"type":"array","maxItems":50,"items":{"$ref":"document#/components/schemas/HostWeight"}},"prefer_contact_owner":{"type":"boolean"},"assignment":{"$ref":"document#/components/schemas/EventTypeAssignment"},"team_slug":{"type":["string","null"],"pattern":"^[a-z0-9][a-z0-9-]{0,62}$","format":"text","reads":"text"},"schedule_id":{"type":["string","null"],"format":"uuid","reads":"text"},"duration_minutes":{"$ref":"document#/components/schemas/EventMinutes"},"duration_options":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EventMinutes"}},"slot_interval_minutes":{"type":["integer","null"],"minimum":5,"maximum":1440},"buffer_before_minutes":{"type":"integer","minimum":0,"maximum":480},"buffer_after_minutes":{"type":"integer","minimum":0,"maximum":480},"min_notice_minutes":{"type":"integer","minimum":0,"maximum":129600},"booking_window":{"$ref":"document#/components/schemas/BookingWindow"},"limits":{"$ref":"document#/components/schemas/BookingLimits"},"seats":{"type":"integer","minimum":1,"maximum":1000},"requires_confirmation":{"type":"boolean"},"location":{"$ref":"document#/components/schemas/EventLocation"},"questions":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/BookingQuestion"}},"max_guests":{"type":"integer","minimum":0,"maximum":20},"reminder_minutes":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"integer","minimum":5,"maximum":40320}},"locale":{"type":["string","null"],"enum":["en","fr",null],"reads":{"choice":["en","fr",null]}},"is_active":{"type":"boolean"},"visibility":{"$ref":"document#/components/schemas/EventTypeVisibility"}}};
const schema16 = {"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,62}$","format":"text","reads":"text"};
const schema21 = {"type":"string","enum":["single","round_robin","collective"],"reads":{"choice":["single","round_robin","collective"]}};
const schema22 = {"type":"integer","minimum":5,"maximum":1440};
const schema27 = {"type":"object","properties":{"per_day":{"type":["integer","null"],"minimum":1,"maximum":1000},"per_week":{"type":["integer","null"],"minimum":1,"maximum":1000}},"additionalProperties":false};
const schema30 = {"type":"object","required":["key","label","type"],"properties":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,49}$","format":"text","reads":"text"},"label":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"type":{"type":"string","enum":["text","textarea","number","select","multiselect","checkbox","phone","url","date"],"reads":{"choice":["text","textarea","number","select","multiselect","checkbox","phone","url","date"]}},"required":{"type":"boolean"},"options":{"type":["array","null"],"minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"}}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["select","multiselect"],"reads":{"choice":["select","multiselect"]}}}},"then":{"required":["options"],"properties":{"options":{"type":"array","maxItems":50}}},"else":{"properties":{"options":{"type":"null"}}}}],"additionalProperties":false};
const formats32 = formats.multiline;
const pattern1 = new RegExp("^[a-z0-9][a-z0-9-]{0,62}$", "u");
const pattern3 = new RegExp("^[a-z][a-z0-9_]{0,49}$", "u");
const schema19 = {"type":"object","required":["user_id","weight"],"properties":{"user_id":{"$ref":"document#/components/schemas/Id"},"weight":{"type":"integer","minimum":1,"maximum":100}},"additionalProperties":false};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.weight === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore5 = errors;
for(const key0 in data){
if(errors - errorsBefore5 >= 100) break;
if(!((key0 === "user_id") || (key0 === "weight"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["user_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.weight !== undefined){
let data1 = data.weight;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["rolling_days","date_range","unlimited"],"reads":{"choice":["rolling_days","date_range","unlimited"]}},"days":{"type":"integer","minimum":1,"maximum":730},"start_date":{"$ref":"document#/components/schemas/Date"},"end_date":{"$ref":"document#/components/schemas/Date"}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"const":"rolling_days","reads":{"choice":["rolling_days"]}}}},"then":{"required":["days"]},"else":{"properties":{"days":false}}},{"if":{"required":["type"],"properties":{"type":{"const":"date_range","reads":{"choice":["date_range"]}}}},"then":{"required":["start_date","end_date"]},"else":{"properties":{"start_date":false,"end_date":false}}}],"additionalProperties":false};
const schema25 = {"type":"string","format":"date","reads":"text"};
const formats44 = formats.date;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema24.allOf[0].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data0;
}
}
if("rolling_days" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "days"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days !== undefined){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/allOf/0/else/properties/days/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = { __proto__: null };
props0.days = true;
props0.type = true;
}
ifClause0 = "else";
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema24.allOf[1].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if("date_range" !== data2){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date === undefined){
const err7 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "start_date"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.end_date === undefined){
const err8 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "end_date"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
ifClause1 = "then";
}
else {
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){
const err9 = {instancePath:instancePath+"/start_date",schemaPath:"#/allOf/1/else/properties/start_date/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.end_date !== undefined){
const err10 = {instancePath:instancePath+"/end_date",schemaPath:"#/allOf/1/else/properties/end_date/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
var props1 = { __proto__: null };
props1.start_date = true;
props1.end_date = true;
props1.type = true;
}
ifClause1 = "else";
}
if(!valid4){
const err11 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || { __proto__: null };
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const errorsBefore6 = errors;
for(const key0 in data){
if(errors - errorsBefore6 >= 100) break;
if(!((((key0 === "type") || (key0 === "days")) || (key0 === "start_date")) || (key0 === "end_date"))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema24.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data5;
}
}
if(!(((data5 === "rolling_days") || (data5 === "date_range")) || (data5 === "unlimited"))){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.days !== undefined){
let data6 = data.days;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 730 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 730}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.start_date !== undefined){
let data7 = data.start_date;
if(typeof data7 === "string" && data7.length <= 1000){
data7 = readings.text(data7);
if(data !== undefined){
data["start_date"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats44(data7))){
const err19 = {instancePath:instancePath+"/start_date",schemaPath:"document#/components/schemas/Date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/start_date",schemaPath:"document#/components/schemas/Date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.end_date !== undefined){
let data8 = data.end_date;
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.text(data8);
if(data !== undefined){
data["end_date"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats44(data8))){
const err21 = {instancePath:instancePath+"/end_date",schemaPath:"document#/components/schemas/Date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/end_date",schemaPath:"document#/components/schemas/Date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"object","required":["type"],"properties":{"type":{"$ref":"document#/components/schemas/EventLocationType"},"value":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["video_link","phone","in_person","custom"],"reads":{"choice":["video_link","phone","in_person","custom"]}}}},"then":{"required":["value"],"properties":{"value":{"type":"string","minLength":1,"maxLength":500,"format":"text","reads":"text"}}}},{"if":{"required":["type"],"properties":{"type":{"const":"video_link","reads":{"choice":["video_link"]}}}},"then":{"properties":{"value":{"type":"string","format":"uri","reads":"text"}}}},{"if":{"required":["type"],"properties":{"type":{"const":"phone","reads":{"choice":["phone"]}}}},"then":{"properties":{"value":{"type":"string","format":"phone","reads":"text"}}}}],"additionalProperties":false};
const schema29 = {"type":"string","enum":["video_link","phone","in_person","invitee_phone","custom"],"reads":{"choice":["video_link","phone","in_person","invitee_phone","custom"]}};
const formats50 = formats.uri;
const formats52 = formats.phone;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema28.allOf[0].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data0;
}
}
if(!((((data0 === "video_link") || (data0 === "phone")) || (data0 === "in_person")) || (data0 === "custom"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string" && data1.length <= 3000){
data1 = readings.text(data1);
if(data !== undefined){
data["value"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 500 && readings.isLonger(data1, 500)){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
data1 = data1.slice(0, 500).toWellFormed();
}
if(data1 === ""){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = { __proto__: null };
props0.value = true;
props0.type = true;
}
}
if(!valid1){
const err7 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema28.allOf[1].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if("video_link" !== data2){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.text(data3);
if(data !== undefined){
data["value"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats50(data3))){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
var props1 = { __proto__: null };
props1.value = true;
props1.type = true;
}
}
if(!valid4){
const err12 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || { __proto__: null };
Object.assign(props0, props1);
}
}
const _errs16 = errors;
let valid7 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema28.allOf[2].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data4;
}
}
if("phone" !== data4){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data5 = data.value;
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data !== undefined){
data["value"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats52(data5))){
const err15 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/format",keyword:"format",params:{format: "phone"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/type",keyword:"type",params:{type: "string"}};
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
var _valid2 = _errs19 === errors;
valid7 = _valid2;
if(valid7){
var props2 = { __proto__: null };
props2.value = true;
props2.type = true;
}
}
if(!valid7){
const err17 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || { __proto__: null };
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const errorsBefore7 = errors;
for(const key0 in data){
if(errors - errorsBefore7 >= 100) break;
if(!((key0 === "type") || (key0 === "value"))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/EventLocationType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema29.reads.choice);
if(data !== undefined){
data["type"] = data6;
}
}
if(!(((((data6 === "video_link") || (data6 === "phone")) || (data6 === "in_person")) || (data6 === "invitee_phone")) || (data6 === "custom"))){
const err21 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/EventLocationType/enum",keyword:"enum",params:{allowedValues: schema29.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.value !== undefined){
let data7 = data.value;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema28.properties.value.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string" && data7.length <= 3000){
data7 = readings.text(data7);
if(data !== undefined){
data["value"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 500 && readings.isLonger(data7, 500)){
const err23 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
data7 = data7.slice(0, 500).toWellFormed();
}
if(!(formats0(data7))){
const err24 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["slug"] = data0;
}
}
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err0 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/EventTypeSlug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/EventTypeSlug/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/EventTypeSlug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string" && data1.length <= 1600){
data1 = readings.text(data1);
if(data !== undefined){
data["title"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 150 && readings.isLonger(data1, 150)){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
data1 = data1.slice(0, 150).toWellFormed();
}
if(data1 === ""){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema15.properties.description.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 41000){
data2 = readings.multiline(data2);
if(data !== undefined){
data["description"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 10000 && readings.isLonger(data2, 10000)){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
data2 = data2.slice(0, 10000).toWellFormed();
}
if(!(formats32(data2))){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.owner_id !== undefined){
let data3 = data.owner_id;
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.text(data3);
if(data !== undefined){
data["owner_id"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err10 = {instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.hosts !== undefined){
let data4 = data.hosts;
if(Array.isArray(data4)){
if(data4.length > 50){
const err12 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
data4 = data4.slice(0, 50);
}
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
const errorsBefore8 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore8 >= 100) break;
let data5 = data4[i0];
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data4 !== undefined){
data4[i0] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err14 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err15 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data4[i1], data4[j0])){
const err16 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.host_weights !== undefined){
let data6 = data.host_weights;
if(Array.isArray(data6)){
if(data6.length > 50){
const err18 = {instancePath:instancePath+"/host_weights",schemaPath:"#/properties/host_weights/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data6 = data6.slice(0, 50);
}
const len1 = data6.length;
const errorsBefore9 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore9 >= 100) break;
if(!(validate6(data6[i2], {instancePath:instancePath+"/host_weights/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/host_weights",schemaPath:"#/properties/host_weights/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.prefer_contact_owner !== undefined){
if(typeof data.prefer_contact_owner !== "boolean"){
const err20 = {instancePath:instancePath+"/prefer_contact_owner",schemaPath:"#/properties/prefer_contact_owner/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.assignment !== undefined){
let data9 = data.assignment;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/assignment",schemaPath:"document#/components/schemas/EventTypeAssignment/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.choice(data9, schema21.reads.choice);
if(data !== undefined){
data["assignment"] = data9;
}
}
if(!(((data9 === "single") || (data9 === "round_robin")) || (data9 === "collective"))){
const err22 = {instancePath:instancePath+"/assignment",schemaPath:"document#/components/schemas/EventTypeAssignment/enum",keyword:"enum",params:{allowedValues: schema21.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.team_slug !== undefined){
let data10 = data.team_slug;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/team_slug",schemaPath:"#/properties/team_slug/type",keyword:"type",params:{type: schema15.properties.team_slug.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data10 === "string" && data10.length <= 1000){
data10 = readings.text(data10);
if(data !== undefined){
data["team_slug"] = data10;
}
}
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
const err24 = {instancePath:instancePath+"/team_slug",schemaPath:"#/properties/team_slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats0(data10))){
const err25 = {instancePath:instancePath+"/team_slug",schemaPath:"#/properties/team_slug/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.schedule_id !== undefined){
let data11 = data.schedule_id;
if((typeof data11 !== "string") && (data11 !== null)){
const err26 = {instancePath:instancePath+"/schedule_id",schemaPath:"#/properties/schedule_id/type",keyword:"type",params:{type: schema15.properties.schedule_id.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data11 === "string" && data11.length <= 1000){
data11 = readings.text(data11);
if(data !== undefined){
data["schedule_id"] = data11;
}
}
if(typeof data11 === "string"){
if(!(formats2(data11))){
const err27 = {instancePath:instancePath+"/schedule_id",schemaPath:"#/properties/schedule_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.duration_minutes !== undefined){
let data12 = data.duration_minutes;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err28 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1440 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12 < 5 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.duration_options !== undefined){
let data13 = data.duration_options;
if(Array.isArray(data13)){
if(data13.length > 10){
const err31 = {instancePath:instancePath+"/duration_options",schemaPath:"#/properties/duration_options/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
data13 = data13.slice(0, 10);
}
const len2 = data13.length;
const errorsBefore10 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore10 >= 100) break;
let data14 = data13[i3];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {instancePath:instancePath+"/duration_options/" + i3,schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1440 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/duration_options/" + i3,schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14 < 5 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/duration_options/" + i3,schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
let i4 = data13.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func1(data13[i4], data13[j1])){
const err35 = {instancePath:instancePath+"/duration_options",schemaPath:"#/properties/duration_options/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/duration_options",schemaPath:"#/properties/duration_options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.slot_interval_minutes !== undefined){
let data15 = data.slot_interval_minutes;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err37 = {instancePath:instancePath+"/slot_interval_minutes",schemaPath:"#/properties/slot_interval_minutes/type",keyword:"type",params:{type: schema15.properties.slot_interval_minutes.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1440 || isNaN(data15)){
const err38 = {instancePath:instancePath+"/slot_interval_minutes",schemaPath:"#/properties/slot_interval_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15 < 5 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/slot_interval_minutes",schemaPath:"#/properties/slot_interval_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.buffer_before_minutes !== undefined){
let data16 = data.buffer_before_minutes;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err40 = {instancePath:instancePath+"/buffer_before_minutes",schemaPath:"#/properties/buffer_before_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 480 || isNaN(data16)){
const err41 = {instancePath:instancePath+"/buffer_before_minutes",schemaPath:"#/properties/buffer_before_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/buffer_before_minutes",schemaPath:"#/properties/buffer_before_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.buffer_after_minutes !== undefined){
let data17 = data.buffer_after_minutes;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err43 = {instancePath:instancePath+"/buffer_after_minutes",schemaPath:"#/properties/buffer_after_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 480 || isNaN(data17)){
const err44 = {instancePath:instancePath+"/buffer_after_minutes",schemaPath:"#/properties/buffer_after_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/buffer_after_minutes",schemaPath:"#/properties/buffer_after_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.min_notice_minutes !== undefined){
let data18 = data.min_notice_minutes;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err46 = {instancePath:instancePath+"/min_notice_minutes",schemaPath:"#/properties/min_notice_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 129600 || isNaN(data18)){
const err47 = {instancePath:instancePath+"/min_notice_minutes",schemaPath:"#/properties/min_notice_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 129600}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/min_notice_minutes",schemaPath:"#/properties/min_notice_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.booking_window !== undefined){
if(!(validate8(data.booking_window, {instancePath:instancePath+"/booking_window",parentData:data,parentDataProperty:"booking_window",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined){
let data20 = data.limits;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
const errorsBefore11 = errors;
for(const key0 in data20){
if(errors - errorsBefore11 >= 100) break;
if(!((key0 === "per_day") || (key0 === "per_week"))){
const err49 = {instancePath:instancePath+"/limits",schemaPath:"document#/components/schemas/BookingLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data20.per_day !== undefined){
let data21 = data20.per_day;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err50 = {instancePath:instancePath+"/limits/per_day",schemaPath:"document#/components/schemas/BookingLimits/properties/per_day/type",keyword:"type",params:{type: schema27.properties.per_day.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000 || isNaN(data21)){
const err51 = {instancePath:instancePath+"/limits/per_day",schemaPath:"document#/components/schemas/BookingLimits/properties/per_day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err52 = {instancePath:instancePath+"/limits/per_day",schemaPath:"document#/components/schemas/BookingLimits/properties/per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data20.per_week !== undefined){
let data22 = data20.per_week;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err53 = {instancePath:instancePath+"/limits/per_week",schemaPath:"document#/components/schemas/BookingLimits/properties/per_week/type",keyword:"type",params:{type: schema27.properties.per_week.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
const err54 = {instancePath:instancePath+"/limits/per_week",schemaPath:"document#/components/schemas/BookingLimits/properties/per_week/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err55 = {instancePath:instancePath+"/limits/per_week",schemaPath:"document#/components/schemas/BookingLimits/properties/per_week/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/limits",schemaPath:"document#/components/schemas/BookingLimits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.seats !== undefined){
let data23 = data.seats;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err57 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000 || isNaN(data23)){
const err58 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err59 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data.requires_confirmation !== undefined){
if(typeof data.requires_confirmation !== "boolean"){
const err60 = {instancePath:instancePath+"/requires_confirmation",schemaPath:"#/properties/requires_confirmation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.location !== undefined){
if(!(validate10(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.questions !== undefined){
let data26 = data.questions;
if(Array.isArray(data26)){
if(data26.length > 20){
const err61 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
data26 = data26.slice(0, 20);
}
const len3 = data26.length;
const errorsBefore12 = errors;
for(let i5=0; i5<len3; i5++){
if(errors - errorsBefore12 >= 100) break;
let data27 = data26[i5];
const _errs64 = errors;
let valid21 = true;
const _errs65 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing0;
if((data27.type === undefined) && (missing0 = "type")){
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
if(data27.type !== undefined){
let data28 = data27.type;
if(typeof data28 === "string"){
data28 = readings.choice(data28, schema30.allOf[0].if.properties.type.reads.choice);
if(data27 !== undefined){
data27["type"] = data28;
}
}
if(!((data28 === "select") || (data28 === "multiselect"))){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs67 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.options === undefined){
const err64 = {instancePath:instancePath+"/questions/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data27.options !== undefined){
let data29 = data27.options;
if(Array.isArray(data29)){
if(data29.length > 50){
const err65 = {instancePath:instancePath+"/questions/" + i5+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/properties/options/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
data29 = data29.slice(0, 50);
}
}
else {
const err66 = {instancePath:instancePath+"/questions/" + i5+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
var _valid0 = _errs67 === errors;
valid21 = _valid0;
if(valid21){
var props0 = { __proto__: null };
props0.options = true;
props0.type = true;
}
ifClause0 = "then";
}
else {
const _errs70 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.options !== undefined){
if(data27.options !== null){
const err67 = {instancePath:instancePath+"/questions/" + i5+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/else/properties/options/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
var _valid0 = _errs70 === errors;
valid21 = _valid0;
if(valid21){
if(props0 !== true){
props0 = props0 || { __proto__: null };
props0.options = true;
}
}
ifClause0 = "else";
}
if(!valid21){
const err68 = {instancePath:instancePath+"/questions/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.key === undefined){
const err69 = {instancePath:instancePath+"/questions/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data27.label === undefined){
const err70 = {instancePath:instancePath+"/questions/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data27.type === undefined){
const err71 = {instancePath:instancePath+"/questions/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const errorsBefore13 = errors;
for(const key1 in data27){
if(errors - errorsBefore13 >= 100) break;
if(!(((((key1 === "key") || (key1 === "label")) || (key1 === "type")) || (key1 === "required")) || (key1 === "options"))){
const err72 = {instancePath:instancePath+"/questions/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data27.key !== undefined){
let data31 = data27.key;
if(typeof data31 === "string" && data31.length <= 1000){
data31 = readings.text(data31);
if(data27 !== undefined){
data27["key"] = data31;
}
}
if(typeof data31 === "string"){
if(!pattern3.test(data31)){
const err73 = {instancePath:instancePath+"/questions/" + i5+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!(formats0(data31))){
const err74 = {instancePath:instancePath+"/questions/" + i5+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/questions/" + i5+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data27.label !== undefined){
let data32 = data27.label;
if(typeof data32 === "string" && data32.length <= 1800){
data32 = readings.text(data32);
if(data27 !== undefined){
data27["label"] = data32;
}
}
if(typeof data32 === "string"){
if(data32.length > 200 && readings.isLonger(data32, 200)){
const err76 = {instancePath:instancePath+"/questions/" + i5+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
data32 = data32.slice(0, 200).toWellFormed();
}
if(data32 === ""){
const err77 = {instancePath:instancePath+"/questions/" + i5+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!(formats0(data32))){
const err78 = {instancePath:instancePath+"/questions/" + i5+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/questions/" + i5+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data27.type !== undefined){
let data33 = data27.type;
if(typeof data33 !== "string"){
const err80 = {instancePath:instancePath+"/questions/" + i5+"/type",schemaPath:"document#/components/schemas/BookingQuestion/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(typeof data33 === "string"){
data33 = readings.choice(data33, schema30.properties.type.reads.choice);
if(data27 !== undefined){
data27["type"] = data33;
}
}
if(!(((((((((data33 === "text") || (data33 === "textarea")) || (data33 === "number")) || (data33 === "select")) || (data33 === "multiselect")) || (data33 === "checkbox")) || (data33 === "phone")) || (data33 === "url")) || (data33 === "date"))){
const err81 = {instancePath:instancePath+"/questions/" + i5+"/type",schemaPath:"document#/components/schemas/BookingQuestion/properties/type/enum",keyword:"enum",params:{allowedValues: schema30.properties.type.enum}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data27.required !== undefined){
if(typeof data27.required !== "boolean"){
const err82 = {instancePath:instancePath+"/questions/" + i5+"/required",schemaPath:"document#/components/schemas/BookingQuestion/properties/required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data27.options !== undefined){
let data35 = data27.options;
if((!(Array.isArray(data35))) && (data35 !== null)){
const err83 = {instancePath:instancePath+"/questions/" + i5+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/type",keyword:"type",params:{type: schema30.properties.options.type}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(Array.isArray(data35)){
if(data35.length > 50){
const err84 = {instancePath:instancePath+"/questions/" + i5+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
data35 = data35.slice(0, 50);
}
if(data35.length < 1){
const err85 = {instancePath:instancePath+"/questions/" + i5+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len4 = data35.length;
const errorsBefore14 = errors;
for(let i6=0; i6<len4; i6++){
if(errors - errorsBefore14 >= 100) break;
let data36 = data35[i6];
if(typeof data36 === "string" && data36.length <= 1400){
data36 = readings.text(data36);
if(data35 !== undefined){
data35[i6] = data36;
}
}
if(typeof data36 === "string"){
if(data36.length > 100 && readings.isLonger(data36, 100)){
const err86 = {instancePath:instancePath+"/questions/" + i5+"/options/" + i6,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
data36 = data36.slice(0, 100).toWellFormed();
}
if(data36 === ""){
const err87 = {instancePath:instancePath+"/questions/" + i5+"/options/" + i6,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!(formats0(data36))){
const err88 = {instancePath:instancePath+"/questions/" + i5+"/options/" + i6,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/questions/" + i5+"/options/" + i6,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
let i7 = data35.length;
let j2;
if(i7 > 1){
const indices0 = {};
for(;i7--;){
let item0 = data35[i7];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err90 = {instancePath:instancePath+"/questions/" + i5+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j2}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
break;
}
indices0[item0] = i7;
}
}
}
}
}
else {
const err91 = {instancePath:instancePath+"/questions/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.max_guests !== undefined){
let data37 = data.max_guests;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err93 = {instancePath:instancePath+"/max_guests",schemaPath:"#/properties/max_guests/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 20 || isNaN(data37)){
const err94 = {instancePath:instancePath+"/max_guests",schemaPath:"#/properties/max_guests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data37 < 0 || isNaN(data37)){
const err95 = {instancePath:instancePath+"/max_guests",schemaPath:"#/properties/max_guests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data.reminder_minutes !== undefined){
let data38 = data.reminder_minutes;
if(Array.isArray(data38)){
if(data38.length > 5){
const err96 = {instancePath:instancePath+"/reminder_minutes",schemaPath:"#/properties/reminder_minutes/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
data38 = data38.slice(0, 5);
}
const len5 = data38.length;
const errorsBefore15 = errors;
for(let i8=0; i8<len5; i8++){
if(errors - errorsBefore15 >= 100) break;
let data39 = data38[i8];
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err97 = {instancePath:instancePath+"/reminder_minutes/" + i8,schemaPath:"#/properties/reminder_minutes/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 40320 || isNaN(data39)){
const err98 = {instancePath:instancePath+"/reminder_minutes/" + i8,schemaPath:"#/properties/reminder_minutes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40320}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data39 < 5 || isNaN(data39)){
const err99 = {instancePath:instancePath+"/reminder_minutes/" + i8,schemaPath:"#/properties/reminder_minutes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
let i9 = data38.length;
let j3;
if(i9 > 1){
const indices1 = {};
for(;i9--;){
let item1 = data38[i9];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j3 = indices1[item1];
const err100 = {instancePath:instancePath+"/reminder_minutes",schemaPath:"#/properties/reminder_minutes/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j3}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
break;
}
indices1[item1] = i9;
}
}
}
else {
const err101 = {instancePath:instancePath+"/reminder_minutes",schemaPath:"#/properties/reminder_minutes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.locale !== undefined){
let data40 = data.locale;
if((typeof data40 !== "string") && (data40 !== null)){
const err102 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema15.properties.locale.type}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(typeof data40 === "string"){
data40 = readings.choice(data40, schema15.properties.locale.reads.choice);
if(data !== undefined){
data["locale"] = data40;
}
}
if(!(((data40 === "en") || (data40 === "fr")) || (data40 === null))){
const err103 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema15.properties.locale.enum}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err104 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.visibility !== undefined){
let data42 = data.visibility;
if(typeof data42 !== "string"){
const err105 = {instancePath:instancePath+"/visibility",schemaPath:"document#/components/schemas/EventTypeVisibility/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(typeof data42 === "string"){
data42 = readings.choice(data42, schema4.reads.choice);
if(data !== undefined){
data["visibility"] = data42;
}
}
if(!((data42 === "public") || (data42 === "private"))){
const err106 = {instancePath:instancePath+"/visibility",schemaPath:"document#/components/schemas/EventTypeVisibility/enum",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"__proto__":null,"slug":true,"title":true,"description":true,"owner_id":true,"hosts":true,"host_weights":true,"prefer_contact_owner":true,"assignment":true,"team_slug":true,"schedule_id":true,"duration_minutes":true,"duration_options":true,"slot_interval_minutes":true,"buffer_before_minutes":true,"buffer_after_minutes":true,"min_notice_minutes":true,"booking_window":true,"limits":true,"seats":true,"requires_confirmation":true,"location":true,"questions":true,"max_guests":true,"reminder_minutes":true,"locale":true,"is_active":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.duration_minutes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_minutes"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.location === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const errorsBefore16 = errors;
for(const key0 in data){
if(errors - errorsBefore16 >= 100) break;
if(((((((((((((((((((((((((((key0 !== "slug") && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "owner_id")) && (key0 !== "hosts")) && (key0 !== "host_weights")) && (key0 !== "prefer_contact_owner")) && (key0 !== "assignment")) && (key0 !== "team_slug")) && (key0 !== "schedule_id")) && (key0 !== "duration_minutes")) && (key0 !== "duration_options")) && (key0 !== "slot_interval_minutes")) && (key0 !== "buffer_before_minutes")) && (key0 !== "buffer_after_minutes")) && (key0 !== "min_notice_minutes")) && (key0 !== "booking_window")) && (key0 !== "limits")) && (key0 !== "seats")) && (key0 !== "requires_confirmation")) && (key0 !== "location")) && (key0 !== "questions")) && (key0 !== "max_guests")) && (key0 !== "reminder_minutes")) && (key0 !== "locale")) && (key0 !== "is_active")) && (key0 !== "visibility")){
const err3 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventTypes_batch_parameters = validate14;
const schema32 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore17 = errors;
for(const key0 in data){
if(errors - errorsBefore17 >= 100) break;
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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventTypes_batch_body = validate15;
const schema33 = {"$ref":"document#/components/schemas/EventTypeBatch"};
const schema34 = {"type":"object","required":["operations"],"properties":{"operations":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/EventTypeBatchOperation"}}},"additionalProperties":false};
const schema35 = {"type":"object","required":["method"],"properties":{"method":{"type":"string","enum":["create","update","delete"],"reads":{"choice":["create","update","delete"]}}},"dispatch":{"property":"method","values":["create","update","delete"]},"cases":[{"$ref":"document#/components/schemas/EventTypeBatchCreate"},{"$ref":"document#/components/schemas/EventTypeBatchUpdate"},{"$ref":"document#/components/schemas/BatchDelete"}]};
const schema36 = {"type":"object","required":["method","record"],"properties":{"method":{"type":"string","const":"create","reads":{"choice":["create"]}},"record":{"$ref":"document#/components/schemas/EventTypeCreate"}},"additionalProperties":false};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.duration_minutes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_minutes"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.location === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const errorsBefore18 = errors;
for(const key0 in data){
if(errors - errorsBefore18 >= 100) break;
if(((((((((((((((((((((((((((key0 !== "slug") && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "owner_id")) && (key0 !== "hosts")) && (key0 !== "host_weights")) && (key0 !== "prefer_contact_owner")) && (key0 !== "assignment")) && (key0 !== "team_slug")) && (key0 !== "schedule_id")) && (key0 !== "duration_minutes")) && (key0 !== "duration_options")) && (key0 !== "slot_interval_minutes")) && (key0 !== "buffer_before_minutes")) && (key0 !== "buffer_after_minutes")) && (key0 !== "min_notice_minutes")) && (key0 !== "booking_window")) && (key0 !== "limits")) && (key0 !== "seats")) && (key0 !== "requires_confirmation")) && (key0 !== "location")) && (key0 !== "questions")) && (key0 !== "max_guests")) && (key0 !== "reminder_minutes")) && (key0 !== "locale")) && (key0 !== "is_active")) && (key0 !== "visibility")){
const err3 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.record === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore19 = errors;
for(const key0 in data){
if(errors - errorsBefore19 >= 100) break;
if(!((key0 === "method") || (key0 === "record"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.method !== undefined){
let data0 = data.method;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema36.properties.method.reads.choice);
if(data !== undefined){
data["method"] = data0;
}
}
if("create" !== data0){
const err4 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "create"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.record !== undefined){
if(!(validate19(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","required":["method","id","changes"],"properties":{"id":{"$ref":"document#/components/schemas/Id"},"method":{"type":"string","const":"update","reads":{"choice":["update"]}},"expected_version":{"type":"integer","minimum":1},"changes":{"$ref":"document#/components/schemas/EventTypeUpdate"}},"additionalProperties":false};
const schema40 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/EventTypeFields"}],"unevaluatedProperties":false,"properties":{"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{},"related":{}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore20 = errors;
for(const key0 in data){
if(errors - errorsBefore20 >= 100) break;
if(((((((((((((((((((((((((((((((((((key0 !== "id") && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "related")) && (key0 !== "slug")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "owner_id")) && (key0 !== "hosts")) && (key0 !== "host_weights")) && (key0 !== "prefer_contact_owner")) && (key0 !== "assignment")) && (key0 !== "team_slug")) && (key0 !== "schedule_id")) && (key0 !== "duration_minutes")) && (key0 !== "duration_options")) && (key0 !== "slot_interval_minutes")) && (key0 !== "buffer_before_minutes")) && (key0 !== "buffer_after_minutes")) && (key0 !== "min_notice_minutes")) && (key0 !== "booking_window")) && (key0 !== "limits")) && (key0 !== "seats")) && (key0 !== "requires_confirmation")) && (key0 !== "location")) && (key0 !== "questions")) && (key0 !== "max_guests")) && (key0 !== "reminder_minutes")) && (key0 !== "locale")) && (key0 !== "is_active")) && (key0 !== "visibility")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.method === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.changes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const errorsBefore21 = errors;
for(const key0 in data){
if(errors - errorsBefore21 >= 100) break;
if(!((((key0 === "id") || (key0 === "method")) || (key0 === "expected_version")) || (key0 === "changes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.method !== undefined){
let data1 = data.method;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema38.properties.method.reads.choice);
if(data !== undefined){
data["method"] = data1;
}
}
if("update" !== data1){
const err7 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "update"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expected_version !== undefined){
let data2 = data.expected_version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.changes !== undefined){
if(!(validate24(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"object","required":["method","id"],"properties":{"id":{"$ref":"document#/components/schemas/Id"},"method":{"type":"string","const":"delete","reads":{"choice":["delete"]}},"expected_version":{"type":"integer","minimum":1}},"additionalProperties":false};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore22 = errors;
for(const key0 in data){
if(errors - errorsBefore22 >= 100) break;
if(!(((key0 === "id") || (key0 === "method")) || (key0 === "expected_version"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.method !== undefined){
let data1 = data.method;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema41.properties.method.reads.choice);
if(data !== undefined){
data["method"] = data1;
}
}
if("delete" !== data1){
const err6 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "delete"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expected_version !== undefined){
let data2 = data.expected_version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.method !== undefined){
let data0 = data.method;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema35.properties.method.reads.choice);
if(data !== undefined){
data["method"] = data0;
}
}
if(!(((data0 === "create") || (data0 === "update")) || (data0 === "delete"))){
const err2 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema35.properties.method.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.method === "create"){
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(data.method === "update"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(data.method === "delete"){
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate17.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operations === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operations"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore23 = errors;
for(const key0 in data){
if(errors - errorsBefore23 >= 100) break;
if(!(key0 === "operations")){
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
if(data.operations !== undefined){
let data0 = data.operations;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 100);
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
const errorsBefore24 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore24 >= 100) break;
if(!(validate17(data0[i0], {instancePath:instancePath+"/operations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"}};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventTypes_get_parameters = validate32;
const schema43 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"fields":{"type":"array","minItems":1,"maxItems":34,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EventTypeFieldName"}},"include":{"type":"array","minItems":1,"maxItems":1,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EventTypeRelationName"}}},"required":["id"],"additionalProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
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
const errorsBefore25 = errors;
for(const key0 in data){
if(errors - errorsBefore25 >= 100) break;
if(!(((key0 === "id") || (key0 === "fields")) || (key0 === "include"))){
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
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats2(data0))){
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
if(data.fields !== undefined){
let data1 = data.fields;
if(Array.isArray(data1)){
if(data1.length > 34){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 34}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 34);
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
const errorsBefore26 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore26 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/EventTypeFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema10.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!((((((((((((((((((((((((((((((((((data2 === "id") || (data2 === "version")) || (data2 === "created_at")) || (data2 === "updated_at")) || (data2 === "created_by")) || (data2 === "updated_by")) || (data2 === "deleted_at")) || (data2 === "slug")) || (data2 === "title")) || (data2 === "description")) || (data2 === "owner_id")) || (data2 === "hosts")) || (data2 === "host_weights")) || (data2 === "prefer_contact_owner")) || (data2 === "assignment")) || (data2 === "team_slug")) || (data2 === "schedule_id")) || (data2 === "duration_minutes")) || (data2 === "duration_options")) || (data2 === "slot_interval_minutes")) || (data2 === "buffer_before_minutes")) || (data2 === "buffer_after_minutes")) || (data2 === "min_notice_minutes")) || (data2 === "booking_window")) || (data2 === "limits")) || (data2 === "seats")) || (data2 === "requires_confirmation")) || (data2 === "location")) || (data2 === "questions")) || (data2 === "max_guests")) || (data2 === "reminder_minutes")) || (data2 === "locale")) || (data2 === "is_active")) || (data2 === "visibility"))){
const err7 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/EventTypeFieldName/enum",keyword:"enum",params:{allowedValues: schema10.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data1[i1], data1[j0])){
const err8 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.include !== undefined){
let data3 = data.include;
if(Array.isArray(data3)){
if(data3.length > 1){
const err10 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data3 = data3.slice(0, 1);
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data3.length;
const errorsBefore27 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore27 >= 100) break;
let data4 = data3[i2];
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/EventTypeRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema11.reads.choice);
if(data3 !== undefined){
data3[i2] = data4;
}
}
if(!(data4 === "owner")){
const err13 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/EventTypeRelationName/enum",keyword:"enum",params:{allowedValues: schema11.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func1(data3[i3], data3[j1])){
const err14 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventTypes_update_parameters = validate33;
const schema47 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
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
const errorsBefore28 = errors;
for(const key0 in data){
if(errors - errorsBefore28 >= 100) break;
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
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats2(data0))){
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventTypes_update_body = validate34;
const schema49 = {"$ref":"document#/components/schemas/EventTypeUpdate"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore29 = errors;
for(const key0 in data){
if(errors - errorsBefore29 >= 100) break;
if(((((((((((((((((((((((((((((((((((key0 !== "id") && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "related")) && (key0 !== "slug")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "owner_id")) && (key0 !== "hosts")) && (key0 !== "host_weights")) && (key0 !== "prefer_contact_owner")) && (key0 !== "assignment")) && (key0 !== "team_slug")) && (key0 !== "schedule_id")) && (key0 !== "duration_minutes")) && (key0 !== "duration_options")) && (key0 !== "slot_interval_minutes")) && (key0 !== "buffer_before_minutes")) && (key0 !== "buffer_after_minutes")) && (key0 !== "min_notice_minutes")) && (key0 !== "booking_window")) && (key0 !== "limits")) && (key0 !== "seats")) && (key0 !== "requires_confirmation")) && (key0 !== "location")) && (key0 !== "questions")) && (key0 !== "max_guests")) && (key0 !== "reminder_minutes")) && (key0 !== "locale")) && (key0 !== "is_active")) && (key0 !== "visibility")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventTypes_delete_parameters = validate38;
const schema51 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
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
const errorsBefore30 = errors;
for(const key0 in data){
if(errors - errorsBefore30 >= 100) break;
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
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats2(data0))){
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventTypes_restore_parameters = validate39;
const schema53 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
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
const errorsBefore31 = errors;
for(const key0 in data){
if(errors - errorsBefore31 >= 100) break;
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
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats2(data0))){
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventTypes_slots_parameters = validate40;
const schema55 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"from":{"$ref":"document#/components/schemas/Timestamp"},"to":{"$ref":"document#/components/schemas/Timestamp"},"timezone":{"$ref":"document#/components/schemas/Timezone"},"duration_minutes":{"$ref":"document#/components/schemas/EventMinutes"},"limit":{"type":"integer","minimum":1,"maximum":1000}},"required":["id","from","to"],"additionalProperties":false};
const schema59 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};
const formats84 = formats.timezone;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
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
if(data.from === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const errorsBefore32 = errors;
for(const key0 in data){
if(errors - errorsBefore32 >= 100) break;
if(!((((((key0 === "id") || (key0 === "from")) || (key0 === "to")) || (key0 === "timezone")) || (key0 === "duration_minutes")) || (key0 === "limit"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.instant(data1);
if(data !== undefined){
data["from"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats10(data1))){
const err6 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!(formats12(data1))){
const err7 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string" && data2.length <= 1000){
data2 = readings.instant(data2);
if(data !== undefined){
data["to"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats10(data2))){
const err9 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!(formats12(data2))){
const err10 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.timezone !== undefined){
let data3 = data.timezone;
if(typeof data3 === "string" && data3.length <= 1400){
data3 = readings.text(data3);
if(data !== undefined){
data["timezone"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 100 && readings.isLonger(data3, 100)){
const err12 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
data3 = data3.slice(0, 100).toWellFormed();
}
if(!(formats84(data3))){
const err13 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.duration_minutes !== undefined){
let data4 = data.duration_minutes;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1440 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 5 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

