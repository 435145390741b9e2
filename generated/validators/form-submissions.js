// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func1_module from "ajv/dist/runtime/equal.js";
export const formSubmissions_list_parameters = validate0;
const schema0 = {"type":"object","properties":{"q":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"form_id":{"type":"string","format":"uuid","reads":"text"},"contact_id":{"type":"string","format":"uuid","reads":"text"},"email":{"$ref":"document#/components/schemas/Email"},"sender_hash":{"type":"string","maxLength":64,"format":"text","reads":"text"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"fields":{"type":"array","minItems":1,"maxItems":17,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/FormSubmissionFieldName"}},"include":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/FormSubmissionRelationName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)(,-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)){0,3}$","format":"text","reads":"text"}},"required":[],"additionalProperties":false};
const schema2 = {"type":"string","format":"email","maxLength":254,"reads":"email"};
const schema3 = {"type":"string","format":"uuid","reads":"text"};
const schema4 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const schema8 = {"type":"string","enum":["form_id","contact_id","email","fields","answers","consent_text","consent_given","locale","referrer","sender_hash","id","version","created_at","updated_at","created_by","updated_by","deleted_at"],"reads":{"choice":["form_id","contact_id","email","fields","answers","consent_text","consent_given","locale","referrer","sender_hash","id","version","created_at","updated_at","created_by","updated_by","deleted_at"]}};
const schema9 = {"type":"string","enum":["form","contact"],"reads":{"choice":["form","contact"]}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = func1_module.default;
const formats0 = formats.text;
const formats2 = formats.uuid;
const formats6 = formats.email;
const formats14 = formats.zoned;
const formats16 = formats["date-time"];
const pattern0 = new RegExp("^-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)(,-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)){0,3}$", "u");

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
if(data.form_id !== undefined){
let data1 = data.form_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["form_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/form_id",schemaPath:"#/properties/form_id/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/form_id",schemaPath:"#/properties/form_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.contact_id !== undefined){
let data2 = data.contact_id;
if(typeof data2 === "string" && data2.length <= 1000){
data2 = readings.text(data2);
if(data !== undefined){
data["contact_id"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err7 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/format",keyword:"format",params:{format: "uuid"}};
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
const err8 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string" && data3.length <= 2016){
data3 = readings.email(data3);
if(data !== undefined){
data["email"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 254 && readings.isLonger(data3, 254)){
const err9 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data3 = data3.slice(0, 254).toWellFormed();
}
if(!(formats6(data3))){
const err10 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/format",keyword:"format",params:{format: "email"}};
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
const err11 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sender_hash !== undefined){
let data4 = data.sender_hash;
if(typeof data4 === "string" && data4.length <= 1256){
data4 = readings.text(data4);
if(data !== undefined){
data["sender_hash"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 64 && readings.isLonger(data4, 64)){
const err12 = {instancePath:instancePath+"/sender_hash",schemaPath:"#/properties/sender_hash/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
data4 = data4.slice(0, 64).toWellFormed();
}
if(!(formats0(data4))){
const err13 = {instancePath:instancePath+"/sender_hash",schemaPath:"#/properties/sender_hash/format",keyword:"format",params:{format: "text"}};
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
const err14 = {instancePath:instancePath+"/sender_hash",schemaPath:"#/properties/sender_hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.page !== undefined){
let data5 = data.page;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000000 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data6 = data.page_size;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.cursor !== undefined){
let data7 = data.cursor;
if(typeof data7 === "string" && data7.length <= 25000){
data7 = readings.text(data7);
if(data !== undefined){
data["cursor"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 6000 && readings.isLonger(data7, 6000)){
const err21 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
data7 = data7.slice(0, 6000).toWellFormed();
}
if(!(formats0(data7))){
const err22 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err23 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.ids !== undefined){
let data8 = data.ids;
if(Array.isArray(data8)){
if(data8.length > 100){
const err24 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
data8 = data8.slice(0, 100);
}
if(data8.length < 1){
const err25 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len0 = data8.length;
const errorsBefore1 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore1 >= 100) break;
let data9 = data8[i0];
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.text(data9);
if(data8 !== undefined){
data8[i0] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats2(data9))){
const err26 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
else {
const err28 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.created_after !== undefined){
let data10 = data.created_after;
if(typeof data10 === "string" && data10.length <= 1000){
data10 = readings.instant(data10);
if(data !== undefined){
data["created_after"] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats14(data10))){
const err29 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(typeof data10 === "string"){
if(!(formats16(data10))){
const err30 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.created_before !== undefined){
let data11 = data.created_before;
if(typeof data11 === "string" && data11.length <= 1000){
data11 = readings.instant(data11);
if(data !== undefined){
data["created_before"] = data11;
}
}
if(typeof data11 === "string"){
if(!(formats14(data11))){
const err32 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(typeof data11 === "string"){
if(!(formats16(data11))){
const err33 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.updated_after !== undefined){
let data12 = data.updated_after;
if(typeof data12 === "string" && data12.length <= 1000){
data12 = readings.instant(data12);
if(data !== undefined){
data["updated_after"] = data12;
}
}
if(typeof data12 === "string"){
if(!(formats14(data12))){
const err35 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(typeof data12 === "string"){
if(!(formats16(data12))){
const err36 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err37 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.updated_before !== undefined){
let data13 = data.updated_before;
if(typeof data13 === "string" && data13.length <= 1000){
data13 = readings.instant(data13);
if(data !== undefined){
data["updated_before"] = data13;
}
}
if(typeof data13 === "string"){
if(!(formats14(data13))){
const err38 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(typeof data13 === "string"){
if(!(formats16(data13))){
const err39 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.fields !== undefined){
let data14 = data.fields;
if(Array.isArray(data14)){
if(data14.length > 17){
const err41 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 17}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
data14 = data14.slice(0, 17);
}
if(data14.length < 1){
const err42 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len1 = data14.length;
const errorsBefore2 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore2 >= 100) break;
let data15 = data14[i1];
if(typeof data15 !== "string"){
const err43 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/FormSubmissionFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data15 === "string"){
data15 = readings.choice(data15, schema8.reads.choice);
if(data14 !== undefined){
data14[i1] = data15;
}
}
if(!(((((((((((((((((data15 === "form_id") || (data15 === "contact_id")) || (data15 === "email")) || (data15 === "fields")) || (data15 === "answers")) || (data15 === "consent_text")) || (data15 === "consent_given")) || (data15 === "locale")) || (data15 === "referrer")) || (data15 === "sender_hash")) || (data15 === "id")) || (data15 === "version")) || (data15 === "created_at")) || (data15 === "updated_at")) || (data15 === "created_by")) || (data15 === "updated_by")) || (data15 === "deleted_at"))){
const err44 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/FormSubmissionFieldName/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
let i2 = data14.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func1(data14[i2], data14[j0])){
const err45 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.include !== undefined){
let data16 = data.include;
if(Array.isArray(data16)){
if(data16.length > 2){
const err47 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
data16 = data16.slice(0, 2);
}
if(data16.length < 1){
const err48 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len2 = data16.length;
const errorsBefore3 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore3 >= 100) break;
let data17 = data16[i3];
if(typeof data17 !== "string"){
const err49 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/FormSubmissionRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data17 === "string"){
data17 = readings.choice(data17, schema9.reads.choice);
if(data16 !== undefined){
data16[i3] = data17;
}
}
if(!((data17 === "form") || (data17 === "contact"))){
const err50 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/FormSubmissionRelationName/enum",keyword:"enum",params:{allowedValues: schema9.enum}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
let i4 = data16.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func1(data16[i4], data16[j1])){
const err51 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.sort !== undefined){
let data18 = data.sort;
if(typeof data18 === "string" && data18.length <= 2200){
data18 = readings.text(data18);
if(data !== undefined){
data["sort"] = data18;
}
}
if(typeof data18 === "string"){
if(data18.length > 300 && readings.isLonger(data18, 300)){
const err53 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
data18 = data18.slice(0, 300).toWellFormed();
}
if(!pattern0.test(data18)){
const err54 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)(,-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)){0,3}$"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(formats0(data18))){
const err55 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const formSubmissions_aggregate_parameters = validate2;
const schema10 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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

export const formSubmissions_aggregate_body = validate3;
const schema11 = {"$ref":"document#/components/schemas/FormSubmissionAggregate"};
const schema12 = {"type":"object","properties":{"filter":{"$ref":"document#/components/schemas/FilterGroup"},"group_by":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["form_id","contact_id","consent_given","locale","created_at","updated_at"],"reads":{"choice":["form_id","contact_id","consent_given","locale","created_at","updated_at"]}}},"period":{"$ref":"document#/components/schemas/AggregatePeriod"},"measures":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","enum":["count"],"reads":{"choice":["count"]}}},"timezone":{"$ref":"document#/components/schemas/Timezone"},"sort":{"type":"string","maxLength":300,"pattern":"^-?(form_id|contact_id|consent_given|locale|created_at|updated_at|count)(,-?(form_id|contact_id|consent_given|locale|created_at|updated_at|count)){0,3}$","format":"text","reads":"text"},"limit":{"type":"integer","minimum":1,"maximum":1000}},"additionalProperties":false};
const schema15 = {"type":"string","enum":["day","week","month","quarter","year"],"reads":{"choice":["day","week","month","quarter","year"]}};
const schema16 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};
const schema13 = {"type":"object","required":["op","conditions"],"properties":{"op":{"type":"string","enum":["and","or","not"],"reads":{"choice":["and","or","not"]}},"conditions":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","dispatch":{"present":["op","field"]},"cases":[{"$ref":"document#/components/schemas/FilterGroup"},{"$ref":"document#/components/schemas/FilterCondition"}]}}},"additionalProperties":false};
const schema14 = {"type":"object","required":["field","operator"],"properties":{"field":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$","format":"text","reads":"text"},"operator":{"type":"string","enum":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"],"reads":{"choice":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"]}},"value":{"type":["string","number","boolean","array"],"maxLength":1000,"maxItems":100,"items":{"type":["string","number","boolean"],"maxLength":1000,"format":"text","reads":"text"},"format":"text","reads":"text"}},"additionalProperties":false};
const wrapper0 = {validate: validate5};
const pattern1 = new RegExp("^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$", "u");

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
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.conditions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditions"}};
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
if(!((key0 === "op") || (key0 === "conditions"))){
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
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema13.properties.op.reads.choice);
if(data !== undefined){
data["op"] = data0;
}
}
if(!(((data0 === "and") || (data0 === "or")) || (data0 === "not"))){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema13.properties.op.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(Array.isArray(data1)){
if(data1.length > 20){
const err5 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 20);
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
const errorsBefore6 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore6 >= 100) break;
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.op !== undefined){
if(!(wrapper0.validate(data2, {instancePath:instancePath+"/conditions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
else {
var props0 = wrapper0.validate.evaluated.props;
}
}
else {
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.field === undefined){
const err7 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"document#/components/schemas/FilterCondition/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.operator === undefined){
const err8 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"document#/components/schemas/FilterCondition/required",keyword:"required",params:{missingProperty: "operator"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const errorsBefore7 = errors;
for(const key1 in data2){
if(errors - errorsBefore7 >= 100) break;
if(!(((key1 === "field") || (key1 === "operator")) || (key1 === "value"))){
const err9 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"document#/components/schemas/FilterCondition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.field !== undefined){
let data3 = data2.field;
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.text(data3);
if(data2 !== undefined){
data2["field"] = data3;
}
}
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err10 = {instancePath:instancePath+"/conditions/" + i0+"/field",schemaPath:"document#/components/schemas/FilterCondition/properties/field/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data3))){
const err11 = {instancePath:instancePath+"/conditions/" + i0+"/field",schemaPath:"document#/components/schemas/FilterCondition/properties/field/format",keyword:"format",params:{format: "text"}};
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
const err12 = {instancePath:instancePath+"/conditions/" + i0+"/field",schemaPath:"document#/components/schemas/FilterCondition/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.operator !== undefined){
let data4 = data2.operator;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"document#/components/schemas/FilterCondition/properties/operator/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema14.properties.operator.reads.choice);
if(data2 !== undefined){
data2["operator"] = data4;
}
}
if(!((((((((((((((((((((data4 === "eq") || (data4 === "neq")) || (data4 === "lt")) || (data4 === "lte")) || (data4 === "gt")) || (data4 === "gte")) || (data4 === "between")) || (data4 === "in")) || (data4 === "not_in")) || (data4 === "contains")) || (data4 === "not_contains")) || (data4 === "starts_with")) || (data4 === "ends_with")) || (data4 === "is_empty")) || (data4 === "is_not_empty")) || (data4 === "within_last_days")) || (data4 === "within_next_days")) || (data4 === "older_than_days")) || (data4 === "has_any")) || (data4 === "has_all"))){
const err14 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"document#/components/schemas/FilterCondition/properties/operator/enum",keyword:"enum",params:{allowedValues: schema14.properties.operator.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.value !== undefined){
let data5 = data2.value;
if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (!(Array.isArray(data5)))){
const err15 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/type",keyword:"type",params:{type: schema14.properties.value.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 5000){
data5 = readings.text(data5);
if(data2 !== undefined){
data2["value"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 1000 && readings.isLonger(data5, 1000)){
const err16 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data5 = data5.slice(0, 1000).toWellFormed();
}
if(!(formats0(data5))){
const err17 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(Array.isArray(data5)){
if(data5.length > 100){
const err18 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data5 = data5.slice(0, 100);
}
const len1 = data5.length;
const errorsBefore8 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore8 >= 100) break;
let data6 = data5[i1];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err19 = {instancePath:instancePath+"/conditions/" + i0+"/value/" + i1,schemaPath:"document#/components/schemas/FilterCondition/properties/value/items/type",keyword:"type",params:{type: schema14.properties.value.items.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 5000){
data6 = readings.text(data6);
if(data5 !== undefined){
data5[i1] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 1000 && readings.isLonger(data6, 1000)){
const err20 = {instancePath:instancePath+"/conditions/" + i0+"/value/" + i1,schemaPath:"document#/components/schemas/FilterCondition/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
data6 = data6.slice(0, 1000).toWellFormed();
}
if(!(formats0(data6))){
const err21 = {instancePath:instancePath+"/conditions/" + i0+"/value/" + i1,schemaPath:"document#/components/schemas/FilterCondition/properties/value/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"document#/components/schemas/FilterCondition/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
}
else {
const err23 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"#/properties/conditions/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}};
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats38 = formats.timezone;
const pattern2 = new RegExp("^-?(form_id|contact_id|consent_given|locale|created_at|updated_at|count)(,-?(form_id|contact_id|consent_given|locale|created_at|updated_at|count)){0,3}$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore9 = errors;
for(const key0 in data){
if(errors - errorsBefore9 >= 100) break;
if(!(((((((key0 === "filter") || (key0 === "group_by")) || (key0 === "period")) || (key0 === "measures")) || (key0 === "timezone")) || (key0 === "sort")) || (key0 === "limit"))){
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
if(data.filter !== undefined){
if(!(validate5(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.group_by !== undefined){
let data1 = data.group_by;
if(Array.isArray(data1)){
if(data1.length > 2){
const err1 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data1 = data1.slice(0, 2);
}
const len0 = data1.length;
const errorsBefore10 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore10 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/group_by/" + i0,schemaPath:"#/properties/group_by/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema12.properties.group_by.items.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!((((((data2 === "form_id") || (data2 === "contact_id")) || (data2 === "consent_given")) || (data2 === "locale")) || (data2 === "created_at")) || (data2 === "updated_at"))){
const err3 = {instancePath:instancePath+"/group_by/" + i0,schemaPath:"#/properties/group_by/items/enum",keyword:"enum",params:{allowedValues: schema12.properties.group_by.items.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err4 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err5 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.period !== undefined){
let data3 = data.period;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/period",schemaPath:"document#/components/schemas/AggregatePeriod/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema15.reads.choice);
if(data !== undefined){
data["period"] = data3;
}
}
if(!(((((data3 === "day") || (data3 === "week")) || (data3 === "month")) || (data3 === "quarter")) || (data3 === "year"))){
const err7 = {instancePath:instancePath+"/period",schemaPath:"document#/components/schemas/AggregatePeriod/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.measures !== undefined){
let data4 = data.measures;
if(Array.isArray(data4)){
if(data4.length > 20){
const err8 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
data4 = data4.slice(0, 20);
}
if(data4.length < 1){
const err9 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data4.length;
const errorsBefore11 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore11 >= 100) break;
let data5 = data4[i2];
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema12.properties.measures.items.reads.choice);
if(data4 !== undefined){
data4[i2] = data5;
}
}
if(!(data5 === "count")){
const err11 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/enum",keyword:"enum",params:{allowedValues: schema12.properties.measures.items.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err12 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err13 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.timezone !== undefined){
let data6 = data.timezone;
if(typeof data6 === "string" && data6.length <= 1400){
data6 = readings.text(data6);
if(data !== undefined){
data["timezone"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 100 && readings.isLonger(data6, 100)){
const err14 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data6 = data6.slice(0, 100).toWellFormed();
}
if(!(formats38(data6))){
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err16 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sort !== undefined){
let data7 = data.sort;
if(typeof data7 === "string" && data7.length <= 2200){
data7 = readings.text(data7);
if(data !== undefined){
data["sort"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 300 && readings.isLonger(data7, 300)){
const err17 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
data7 = data7.slice(0, 300).toWellFormed();
}
if(!pattern2.test(data7)){
const err18 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(form_id|contact_id|consent_given|locale|created_at|updated_at|count)(,-?(form_id|contact_id|consent_given|locale|created_at|updated_at|count)){0,3}$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0(data7))){
const err19 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
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
const err20 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.limit !== undefined){
let data8 = data.limit;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
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

export const formSubmissions_search_parameters = validate8;
const schema17 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore12 = errors;
for(const key0 in data){
if(errors - errorsBefore12 >= 100) break;
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const formSubmissions_search_body = validate9;
const schema18 = {"$ref":"document#/components/schemas/FormSubmissionSearch"};
const schema19 = {"type":"object","properties":{"filter":{"$ref":"document#/components/schemas/FilterGroup"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":500,"format":"text","reads":"text"},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)(,-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)){0,3}$","format":"text","reads":"text"},"fields":{"type":"array","minItems":1,"maxItems":17,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/FormSubmissionFieldName"}},"include":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/FormSubmissionRelationName"}}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore13 = errors;
for(const key0 in data){
if(errors - errorsBefore13 >= 100) break;
if(!(((((((key0 === "filter") || (key0 === "page")) || (key0 === "page_size")) || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "fields")) || (key0 === "include"))){
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
if(data.filter !== undefined){
if(!(validate5(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.page !== undefined){
let data1 = data.page;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000000 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data2 = data.page_size;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string" && data3.length <= 3000){
data3 = readings.text(data3);
if(data !== undefined){
data["cursor"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 500 && readings.isLonger(data3, 500)){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data3 = data3.slice(0, 500).toWellFormed();
}
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err9 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sort !== undefined){
let data4 = data.sort;
if(typeof data4 === "string" && data4.length <= 2200){
data4 = readings.text(data4);
if(data !== undefined){
data["sort"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 300 && readings.isLonger(data4, 300)){
const err10 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data4 = data4.slice(0, 300).toWellFormed();
}
if(!pattern0.test(data4)){
const err11 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)(,-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)){0,3}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0(data4))){
const err12 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.fields !== undefined){
let data5 = data.fields;
if(Array.isArray(data5)){
if(data5.length > 17){
const err14 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 17}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data5 = data5.slice(0, 17);
}
if(data5.length < 1){
const err15 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data5.length;
const errorsBefore14 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore14 >= 100) break;
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/FormSubmissionFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema8.reads.choice);
if(data5 !== undefined){
data5[i0] = data6;
}
}
if(!(((((((((((((((((data6 === "form_id") || (data6 === "contact_id")) || (data6 === "email")) || (data6 === "fields")) || (data6 === "answers")) || (data6 === "consent_text")) || (data6 === "consent_given")) || (data6 === "locale")) || (data6 === "referrer")) || (data6 === "sender_hash")) || (data6 === "id")) || (data6 === "version")) || (data6 === "created_at")) || (data6 === "updated_at")) || (data6 === "created_by")) || (data6 === "updated_by")) || (data6 === "deleted_at"))){
const err17 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/FormSubmissionFieldName/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data5[i1], data5[j0])){
const err18 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.include !== undefined){
let data7 = data.include;
if(Array.isArray(data7)){
if(data7.length > 2){
const err20 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
data7 = data7.slice(0, 2);
}
if(data7.length < 1){
const err21 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data7.length;
const errorsBefore15 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore15 >= 100) break;
let data8 = data7[i2];
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/FormSubmissionRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.choice(data8, schema9.reads.choice);
if(data7 !== undefined){
data7[i2] = data8;
}
}
if(!((data8 === "form") || (data8 === "contact"))){
const err23 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/FormSubmissionRelationName/enum",keyword:"enum",params:{allowedValues: schema9.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func1(data7[i3], data7[j1])){
const err24 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const formSubmissions_get_parameters = validate13;
const schema22 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"fields":{"type":"array","minItems":1,"maxItems":17,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/FormSubmissionFieldName"}},"include":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/FormSubmissionRelationName"}}},"required":["id"],"additionalProperties":false};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
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
const errorsBefore16 = errors;
for(const key0 in data){
if(errors - errorsBefore16 >= 100) break;
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
if(data1.length > 17){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 17}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 17);
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
const errorsBefore17 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore17 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/FormSubmissionFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema8.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!(((((((((((((((((data2 === "form_id") || (data2 === "contact_id")) || (data2 === "email")) || (data2 === "fields")) || (data2 === "answers")) || (data2 === "consent_text")) || (data2 === "consent_given")) || (data2 === "locale")) || (data2 === "referrer")) || (data2 === "sender_hash")) || (data2 === "id")) || (data2 === "version")) || (data2 === "created_at")) || (data2 === "updated_at")) || (data2 === "created_by")) || (data2 === "updated_by")) || (data2 === "deleted_at"))){
const err7 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/FormSubmissionFieldName/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
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
if(data3.length > 2){
const err10 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data3 = data3.slice(0, 2);
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
const errorsBefore18 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore18 >= 100) break;
let data4 = data3[i2];
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/FormSubmissionRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema9.reads.choice);
if(data3 !== undefined){
data3[i2] = data4;
}
}
if(!((data4 === "form") || (data4 === "contact"))){
const err13 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/FormSubmissionRelationName/enum",keyword:"enum",params:{allowedValues: schema9.enum}};
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
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const formSubmissions_purge_parameters = validate14;
const schema26 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
const errorsBefore19 = errors;
for(const key0 in data){
if(errors - errorsBefore19 >= 100) break;
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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

