// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func1_module from "ajv/dist/runtime/equal.js";
export const forms_list_parameters = validate0;
const schema0 = {"type":"object","properties":{"q":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"slug":{"$ref":"document#/components/schemas/FormSlug"},"owner_id":{"type":"string","format":"uuid","reads":"text"},"tag":{"type":"string","minLength":1,"maxLength":50,"format":"text","reads":"text"},"is_active":{"type":"boolean"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"include_deleted":{"type":"boolean"},"fields":{"type":"array","minItems":1,"maxItems":24,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/WebFormFieldName"}},"include":{"type":"array","minItems":1,"maxItems":1,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/WebFormRelationName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|slug|title|consent_required|consent_purpose|redirect_url|lifecycle_stage|locale|is_active)(,-?(created_at|updated_at|slug|title|consent_required|consent_purpose|redirect_url|lifecycle_stage|locale|is_active)){0,3}$","format":"text","reads":"text"}},"required":[],"additionalProperties":false};
const schema2 = {"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,62}$","format":"text","reads":"text"};
const schema3 = {"type":"string","format":"uuid","reads":"text"};
const schema4 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const schema8 = {"type":"string","enum":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","slug","title","description","contact_fields","questions","consent_text","consent_required","consent_purpose","thank_you_text","redirect_url","allowed_origins","owner_id","tags","lifecycle_stage","notify_user_ids","locale","is_active"],"reads":{"choice":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","slug","title","description","contact_fields","questions","consent_text","consent_required","consent_purpose","thank_you_text","redirect_url","allowed_origins","owner_id","tags","lifecycle_stage","notify_user_ids","locale","is_active"]}};
const schema9 = {"type":"string","enum":["owner"],"reads":{"choice":["owner"]}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = func1_module.default;
const formats0 = formats.text;
const formats4 = formats.uuid;
const formats12 = formats.zoned;
const formats14 = formats["date-time"];
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,62}$", "u");
const pattern1 = new RegExp("^-?(created_at|updated_at|slug|title|consent_required|consent_purpose|redirect_url|lifecycle_stage|locale|is_active)(,-?(created_at|updated_at|slug|title|consent_required|consent_purpose|redirect_url|lifecycle_stage|locale|is_active)){0,3}$", "u");

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
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["slug"] = data1;
}
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/FormSlug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/FormSlug/format",keyword:"format",params:{format: "text"}};
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
const err7 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/FormSlug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.owner_id !== undefined){
let data2 = data.owner_id;
if(typeof data2 === "string" && data2.length <= 1000){
data2 = readings.text(data2);
if(data !== undefined){
data["owner_id"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats4(data2))){
const err8 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
const err9 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.tag !== undefined){
let data3 = data.tag;
if(typeof data3 === "string" && data3.length <= 1200){
data3 = readings.text(data3);
if(data !== undefined){
data["tag"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 50 && readings.isLonger(data3, 50)){
const err10 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data3 = data3.slice(0, 50).toWellFormed();
}
if(data3 === ""){
const err11 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0(data3))){
const err12 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/format",keyword:"format",params:{format: "text"}};
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
const err13 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err14 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}};
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
if(!(formats4(data9))){
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
if(!(formats12(data10))){
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
if(!(formats14(data10))){
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
if(!(formats12(data11))){
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
if(!(formats14(data11))){
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
if(!(formats12(data12))){
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
if(!(formats14(data12))){
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
if(!(formats12(data13))){
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
if(!(formats14(data13))){
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
if(data.include_deleted !== undefined){
if(typeof data.include_deleted !== "boolean"){
const err41 = {instancePath:instancePath+"/include_deleted",schemaPath:"#/properties/include_deleted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.fields !== undefined){
let data15 = data.fields;
if(Array.isArray(data15)){
if(data15.length > 24){
const err42 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
data15 = data15.slice(0, 24);
}
if(data15.length < 1){
const err43 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len1 = data15.length;
const errorsBefore2 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore2 >= 100) break;
let data16 = data15[i1];
if(typeof data16 !== "string"){
const err44 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/WebFormFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data16 === "string"){
data16 = readings.choice(data16, schema8.reads.choice);
if(data15 !== undefined){
data15[i1] = data16;
}
}
if(!((((((((((((((((((((((((data16 === "id") || (data16 === "version")) || (data16 === "created_at")) || (data16 === "updated_at")) || (data16 === "created_by")) || (data16 === "updated_by")) || (data16 === "deleted_at")) || (data16 === "slug")) || (data16 === "title")) || (data16 === "description")) || (data16 === "contact_fields")) || (data16 === "questions")) || (data16 === "consent_text")) || (data16 === "consent_required")) || (data16 === "consent_purpose")) || (data16 === "thank_you_text")) || (data16 === "redirect_url")) || (data16 === "allowed_origins")) || (data16 === "owner_id")) || (data16 === "tags")) || (data16 === "lifecycle_stage")) || (data16 === "notify_user_ids")) || (data16 === "locale")) || (data16 === "is_active"))){
const err45 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/WebFormFieldName/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
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
const err46 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.include !== undefined){
let data17 = data.include;
if(Array.isArray(data17)){
if(data17.length > 1){
const err48 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
data17 = data17.slice(0, 1);
}
if(data17.length < 1){
const err49 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len2 = data17.length;
const errorsBefore3 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore3 >= 100) break;
let data18 = data17[i3];
if(typeof data18 !== "string"){
const err50 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/WebFormRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data18 === "string"){
data18 = readings.choice(data18, schema9.reads.choice);
if(data17 !== undefined){
data17[i3] = data18;
}
}
if(!(data18 === "owner")){
const err51 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/WebFormRelationName/enum",keyword:"enum",params:{allowedValues: schema9.enum}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
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
const err52 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err53 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
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
const err54 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
data19 = data19.slice(0, 300).toWellFormed();
}
if(!pattern1.test(data19)){
const err55 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|slug|title|consent_required|consent_purpose|redirect_url|lifecycle_stage|locale|is_active)(,-?(created_at|updated_at|slug|title|consent_required|consent_purpose|redirect_url|lifecycle_stage|locale|is_active)){0,3}$"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(formats0(data19))){
const err56 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const forms_create_parameters = validate2;
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

export const forms_create_body = validate3;
const schema11 = {"$ref":"document#/components/schemas/WebFormCreate"};
const schema12 = {"type":"object","required":["slug","title"],"allOf":[{"$ref":"document#/components/schemas/WebFormFields"}],"unevaluatedProperties":false};
const schema13 = {"type":"object","properties":{"slug":{"$ref":"document#/components/schemas/FormSlug"},"title":{"type":"string","minLength":1,"maxLength":150,"format":"text","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"contact_fields":{"type":"array","maxItems":30,"items":{"$ref":"document#/components/schemas/FormContactField"}},"questions":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/BookingQuestion"}},"consent_text":{"$ref":"document#/components/schemas/TextByLanguage"},"consent_required":{"type":"boolean"},"consent_purpose":{"type":"string","enum":["data_processing","marketing"],"reads":{"choice":["data_processing","marketing"]}},"thank_you_text":{"$ref":"document#/components/schemas/TextByLanguage"},"redirect_url":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"allowed_origins":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","maxLength":300,"pattern":"^https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$|^http://localhost(?::[1-9][0-9]{0,4})?$","format":"text","reads":"text"}},"owner_id":{"type":["string","null"],"format":"uuid","reads":"text"},"tags":{"$ref":"document#/components/schemas/Tags"},"lifecycle_stage":{"$ref":"document#/components/schemas/LifecycleStage"},"notify_user_ids":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/Id"}},"locale":{"type":["string","null"],"enum":["en","fr",null],"reads":{"choice":["en","fr",null]}},"is_active":{"type":"boolean"}}};
const schema15 = {"type":"object","required":["field"],"properties":{"field":{"type":"string","maxLength":70,"pattern":"^(first_name|last_name|phone|mobile|job_title|department|company|website|address\\.(street|city|region|postal_code|country)|custom_fields\\.[a-z][a-z0-9_]{0,49})$","format":"text","reads":"text"},"label":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"},"required":{"type":"boolean"}},"additionalProperties":false};
const schema16 = {"type":"object","required":["key","label","type"],"properties":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,49}$","format":"text","reads":"text"},"label":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"type":{"type":"string","enum":["text","textarea","number","select","multiselect","checkbox","phone","url","date"],"reads":{"choice":["text","textarea","number","select","multiselect","checkbox","phone","url","date"]}},"required":{"type":"boolean"},"options":{"type":["array","null"],"minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"}}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["select","multiselect"],"reads":{"choice":["select","multiselect"]}}}},"then":{"required":["options"],"properties":{"options":{"type":"array","maxItems":50}}},"else":{"properties":{"options":{"type":"null"}}}}],"additionalProperties":false};
const schema17 = {"type":["object","null"],"properties":{"en":{"type":["string","null"],"maxLength":2000,"format":"multiline","reads":"multiline"},"fr":{"type":["string","null"],"maxLength":2000,"format":"multiline","reads":"multiline"}},"additionalProperties":false};
const schema19 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"format":"text","reads":"text"}};
const schema20 = {"type":"string","enum":["subscriber","lead","marketing_qualified_lead","sales_qualified_lead","opportunity","customer","evangelist","other"],"reads":{"choice":["subscriber","lead","marketing_qualified_lead","sales_qualified_lead","opportunity","customer","evangelist","other"]}};
const formats34 = formats.multiline;
const formats54 = formats.uri;
const pattern3 = new RegExp("^(first_name|last_name|phone|mobile|job_title|department|company|website|address\\.(street|city|region|postal_code|country)|custom_fields\\.[a-z][a-z0-9_]{0,49})$", "u");
const pattern4 = new RegExp("^[a-z][a-z0-9_]{0,49}$", "u");
const pattern5 = new RegExp("^https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$|^http://localhost(?::[1-9][0-9]{0,4})?$", "u");

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
if(!pattern0.test(data0)){
const err0 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/FormSlug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/FormSlug/format",keyword:"format",params:{format: "text"}};
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
const err2 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/FormSlug/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema13.properties.description.type}};
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
if(!(formats34(data2))){
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
if(data.contact_fields !== undefined){
let data3 = data.contact_fields;
if(Array.isArray(data3)){
if(data3.length > 30){
const err10 = {instancePath:instancePath+"/contact_fields",schemaPath:"#/properties/contact_fields/maxItems",keyword:"maxItems",params:{limit: 30}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data3 = data3.slice(0, 30);
}
const len0 = data3.length;
const errorsBefore5 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore5 >= 100) break;
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.field === undefined){
const err11 = {instancePath:instancePath+"/contact_fields/" + i0,schemaPath:"document#/components/schemas/FormContactField/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const errorsBefore6 = errors;
for(const key0 in data4){
if(errors - errorsBefore6 >= 100) break;
if(!(((key0 === "field") || (key0 === "label")) || (key0 === "required"))){
const err12 = {instancePath:instancePath+"/contact_fields/" + i0,schemaPath:"document#/components/schemas/FormContactField/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.field !== undefined){
let data5 = data4.field;
if(typeof data5 === "string" && data5.length <= 1280){
data5 = readings.text(data5);
if(data4 !== undefined){
data4["field"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 70 && readings.isLonger(data5, 70)){
const err13 = {instancePath:instancePath+"/contact_fields/" + i0+"/field",schemaPath:"document#/components/schemas/FormContactField/properties/field/maxLength",keyword:"maxLength",params:{limit: 70}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
data5 = data5.slice(0, 70).toWellFormed();
}
if(!pattern3.test(data5)){
const err14 = {instancePath:instancePath+"/contact_fields/" + i0+"/field",schemaPath:"document#/components/schemas/FormContactField/properties/field/pattern",keyword:"pattern",params:{pattern: "^(first_name|last_name|phone|mobile|job_title|department|company|website|address\\.(street|city|region|postal_code|country)|custom_fields\\.[a-z][a-z0-9_]{0,49})$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0(data5))){
const err15 = {instancePath:instancePath+"/contact_fields/" + i0+"/field",schemaPath:"document#/components/schemas/FormContactField/properties/field/format",keyword:"format",params:{format: "text"}};
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
const err16 = {instancePath:instancePath+"/contact_fields/" + i0+"/field",schemaPath:"document#/components/schemas/FormContactField/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.label !== undefined){
let data6 = data4.label;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/contact_fields/" + i0+"/label",schemaPath:"document#/components/schemas/FormContactField/properties/label/type",keyword:"type",params:{type: schema15.properties.label.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 1800){
data6 = readings.text(data6);
if(data4 !== undefined){
data4["label"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 200 && readings.isLonger(data6, 200)){
const err18 = {instancePath:instancePath+"/contact_fields/" + i0+"/label",schemaPath:"document#/components/schemas/FormContactField/properties/label/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data6 = data6.slice(0, 200).toWellFormed();
}
if(!(formats0(data6))){
const err19 = {instancePath:instancePath+"/contact_fields/" + i0+"/label",schemaPath:"document#/components/schemas/FormContactField/properties/label/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data4.required !== undefined){
if(typeof data4.required !== "boolean"){
const err20 = {instancePath:instancePath+"/contact_fields/" + i0+"/required",schemaPath:"document#/components/schemas/FormContactField/properties/required/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err21 = {instancePath:instancePath+"/contact_fields/" + i0,schemaPath:"document#/components/schemas/FormContactField/type",keyword:"type",params:{type: "object"}};
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
else {
const err22 = {instancePath:instancePath+"/contact_fields",schemaPath:"#/properties/contact_fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.questions !== undefined){
let data8 = data.questions;
if(Array.isArray(data8)){
if(data8.length > 20){
const err23 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
data8 = data8.slice(0, 20);
}
const len1 = data8.length;
const errorsBefore7 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore7 >= 100) break;
let data9 = data8[i1];
const _errs26 = errors;
let valid10 = true;
const _errs27 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing0;
if((data9.type === undefined) && (missing0 = "type")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data9.type !== undefined){
let data10 = data9.type;
if(typeof data10 === "string"){
data10 = readings.choice(data10, schema16.allOf[0].if.properties.type.reads.choice);
if(data9 !== undefined){
data9["type"] = data10;
}
}
if(!((data10 === "select") || (data10 === "multiselect"))){
const err25 = {};
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
}
var _valid0 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs29 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.options === undefined){
const err26 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.options !== undefined){
let data11 = data9.options;
if(Array.isArray(data11)){
if(data11.length > 50){
const err27 = {instancePath:instancePath+"/questions/" + i1+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/properties/options/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
data11 = data11.slice(0, 50);
}
}
else {
const err28 = {instancePath:instancePath+"/questions/" + i1+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
var _valid0 = _errs29 === errors;
valid10 = _valid0;
if(valid10){
var props0 = { __proto__: null };
props0.options = true;
props0.type = true;
}
ifClause0 = "then";
}
else {
const _errs32 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.options !== undefined){
if(data9.options !== null){
const err29 = {instancePath:instancePath+"/questions/" + i1+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/else/properties/options/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
var _valid0 = _errs32 === errors;
valid10 = _valid0;
if(valid10){
if(props0 !== true){
props0 = props0 || { __proto__: null };
props0.options = true;
}
}
ifClause0 = "else";
}
if(!valid10){
const err30 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.key === undefined){
const err31 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.label === undefined){
const err32 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data9.type === undefined){
const err33 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const errorsBefore8 = errors;
for(const key1 in data9){
if(errors - errorsBefore8 >= 100) break;
if(!(((((key1 === "key") || (key1 === "label")) || (key1 === "type")) || (key1 === "required")) || (key1 === "options"))){
const err34 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"document#/components/schemas/BookingQuestion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data9.key !== undefined){
let data13 = data9.key;
if(typeof data13 === "string" && data13.length <= 1000){
data13 = readings.text(data13);
if(data9 !== undefined){
data9["key"] = data13;
}
}
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err35 = {instancePath:instancePath+"/questions/" + i1+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats0(data13))){
const err36 = {instancePath:instancePath+"/questions/" + i1+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/format",keyword:"format",params:{format: "text"}};
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
const err37 = {instancePath:instancePath+"/questions/" + i1+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data9.label !== undefined){
let data14 = data9.label;
if(typeof data14 === "string" && data14.length <= 1800){
data14 = readings.text(data14);
if(data9 !== undefined){
data9["label"] = data14;
}
}
if(typeof data14 === "string"){
if(data14.length > 200 && readings.isLonger(data14, 200)){
const err38 = {instancePath:instancePath+"/questions/" + i1+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
data14 = data14.slice(0, 200).toWellFormed();
}
if(data14 === ""){
const err39 = {instancePath:instancePath+"/questions/" + i1+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats0(data14))){
const err40 = {instancePath:instancePath+"/questions/" + i1+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/format",keyword:"format",params:{format: "text"}};
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
const err41 = {instancePath:instancePath+"/questions/" + i1+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data9.type !== undefined){
let data15 = data9.type;
if(typeof data15 !== "string"){
const err42 = {instancePath:instancePath+"/questions/" + i1+"/type",schemaPath:"document#/components/schemas/BookingQuestion/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data15 === "string"){
data15 = readings.choice(data15, schema16.properties.type.reads.choice);
if(data9 !== undefined){
data9["type"] = data15;
}
}
if(!(((((((((data15 === "text") || (data15 === "textarea")) || (data15 === "number")) || (data15 === "select")) || (data15 === "multiselect")) || (data15 === "checkbox")) || (data15 === "phone")) || (data15 === "url")) || (data15 === "date"))){
const err43 = {instancePath:instancePath+"/questions/" + i1+"/type",schemaPath:"document#/components/schemas/BookingQuestion/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data9.required !== undefined){
if(typeof data9.required !== "boolean"){
const err44 = {instancePath:instancePath+"/questions/" + i1+"/required",schemaPath:"document#/components/schemas/BookingQuestion/properties/required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data9.options !== undefined){
let data17 = data9.options;
if((!(Array.isArray(data17))) && (data17 !== null)){
const err45 = {instancePath:instancePath+"/questions/" + i1+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/type",keyword:"type",params:{type: schema16.properties.options.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(Array.isArray(data17)){
if(data17.length > 50){
const err46 = {instancePath:instancePath+"/questions/" + i1+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
data17 = data17.slice(0, 50);
}
if(data17.length < 1){
const err47 = {instancePath:instancePath+"/questions/" + i1+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len2 = data17.length;
const errorsBefore9 = errors;
for(let i2=0; i2<len2; i2++){
if(errors - errorsBefore9 >= 100) break;
let data18 = data17[i2];
if(typeof data18 === "string" && data18.length <= 1400){
data18 = readings.text(data18);
if(data17 !== undefined){
data17[i2] = data18;
}
}
if(typeof data18 === "string"){
if(data18.length > 100 && readings.isLonger(data18, 100)){
const err48 = {instancePath:instancePath+"/questions/" + i1+"/options/" + i2,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
data18 = data18.slice(0, 100).toWellFormed();
}
if(data18 === ""){
const err49 = {instancePath:instancePath+"/questions/" + i1+"/options/" + i2,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(formats0(data18))){
const err50 = {instancePath:instancePath+"/questions/" + i1+"/options/" + i2,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/questions/" + i1+"/options/" + i2,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
let i3 = data17.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data17[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err52 = {instancePath:instancePath+"/questions/" + i1+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
}
}
else {
const err53 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"document#/components/schemas/BookingQuestion/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.consent_text !== undefined){
let data19 = data.consent_text;
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (data19 !== null)){
const err55 = {instancePath:instancePath+"/consent_text",schemaPath:"document#/components/schemas/TextByLanguage/type",keyword:"type",params:{type: schema17.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
const errorsBefore10 = errors;
for(const key2 in data19){
if(errors - errorsBefore10 >= 100) break;
if(!((key2 === "en") || (key2 === "fr"))){
const err56 = {instancePath:instancePath+"/consent_text",schemaPath:"document#/components/schemas/TextByLanguage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data19.en !== undefined){
let data20 = data19.en;
if((typeof data20 !== "string") && (data20 !== null)){
const err57 = {instancePath:instancePath+"/consent_text/en",schemaPath:"document#/components/schemas/TextByLanguage/properties/en/type",keyword:"type",params:{type: schema17.properties.en.type}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data20 === "string" && data20.length <= 9000){
data20 = readings.multiline(data20);
if(data19 !== undefined){
data19["en"] = data20;
}
}
if(typeof data20 === "string"){
if(data20.length > 2000 && readings.isLonger(data20, 2000)){
const err58 = {instancePath:instancePath+"/consent_text/en",schemaPath:"document#/components/schemas/TextByLanguage/properties/en/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
data20 = data20.slice(0, 2000).toWellFormed();
}
if(!(formats34(data20))){
const err59 = {instancePath:instancePath+"/consent_text/en",schemaPath:"document#/components/schemas/TextByLanguage/properties/en/format",keyword:"format",params:{format: "multiline"}};
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
if(data19.fr !== undefined){
let data21 = data19.fr;
if((typeof data21 !== "string") && (data21 !== null)){
const err60 = {instancePath:instancePath+"/consent_text/fr",schemaPath:"document#/components/schemas/TextByLanguage/properties/fr/type",keyword:"type",params:{type: schema17.properties.fr.type}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data21 === "string" && data21.length <= 9000){
data21 = readings.multiline(data21);
if(data19 !== undefined){
data19["fr"] = data21;
}
}
if(typeof data21 === "string"){
if(data21.length > 2000 && readings.isLonger(data21, 2000)){
const err61 = {instancePath:instancePath+"/consent_text/fr",schemaPath:"document#/components/schemas/TextByLanguage/properties/fr/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
data21 = data21.slice(0, 2000).toWellFormed();
}
if(!(formats34(data21))){
const err62 = {instancePath:instancePath+"/consent_text/fr",schemaPath:"document#/components/schemas/TextByLanguage/properties/fr/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
}
if(data.consent_required !== undefined){
if(typeof data.consent_required !== "boolean"){
const err63 = {instancePath:instancePath+"/consent_required",schemaPath:"#/properties/consent_required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.consent_purpose !== undefined){
let data23 = data.consent_purpose;
if(typeof data23 !== "string"){
const err64 = {instancePath:instancePath+"/consent_purpose",schemaPath:"#/properties/consent_purpose/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(typeof data23 === "string"){
data23 = readings.choice(data23, schema13.properties.consent_purpose.reads.choice);
if(data !== undefined){
data["consent_purpose"] = data23;
}
}
if(!((data23 === "data_processing") || (data23 === "marketing"))){
const err65 = {instancePath:instancePath+"/consent_purpose",schemaPath:"#/properties/consent_purpose/enum",keyword:"enum",params:{allowedValues: schema13.properties.consent_purpose.enum}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.thank_you_text !== undefined){
let data24 = data.thank_you_text;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
const err66 = {instancePath:instancePath+"/thank_you_text",schemaPath:"document#/components/schemas/TextByLanguage/type",keyword:"type",params:{type: schema17.type}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
const errorsBefore11 = errors;
for(const key3 in data24){
if(errors - errorsBefore11 >= 100) break;
if(!((key3 === "en") || (key3 === "fr"))){
const err67 = {instancePath:instancePath+"/thank_you_text",schemaPath:"document#/components/schemas/TextByLanguage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data24.en !== undefined){
let data25 = data24.en;
if((typeof data25 !== "string") && (data25 !== null)){
const err68 = {instancePath:instancePath+"/thank_you_text/en",schemaPath:"document#/components/schemas/TextByLanguage/properties/en/type",keyword:"type",params:{type: schema17.properties.en.type}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data25 === "string" && data25.length <= 9000){
data25 = readings.multiline(data25);
if(data24 !== undefined){
data24["en"] = data25;
}
}
if(typeof data25 === "string"){
if(data25.length > 2000 && readings.isLonger(data25, 2000)){
const err69 = {instancePath:instancePath+"/thank_you_text/en",schemaPath:"document#/components/schemas/TextByLanguage/properties/en/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
data25 = data25.slice(0, 2000).toWellFormed();
}
if(!(formats34(data25))){
const err70 = {instancePath:instancePath+"/thank_you_text/en",schemaPath:"document#/components/schemas/TextByLanguage/properties/en/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data24.fr !== undefined){
let data26 = data24.fr;
if((typeof data26 !== "string") && (data26 !== null)){
const err71 = {instancePath:instancePath+"/thank_you_text/fr",schemaPath:"document#/components/schemas/TextByLanguage/properties/fr/type",keyword:"type",params:{type: schema17.properties.fr.type}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(typeof data26 === "string" && data26.length <= 9000){
data26 = readings.multiline(data26);
if(data24 !== undefined){
data24["fr"] = data26;
}
}
if(typeof data26 === "string"){
if(data26.length > 2000 && readings.isLonger(data26, 2000)){
const err72 = {instancePath:instancePath+"/thank_you_text/fr",schemaPath:"document#/components/schemas/TextByLanguage/properties/fr/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
data26 = data26.slice(0, 2000).toWellFormed();
}
if(!(formats34(data26))){
const err73 = {instancePath:instancePath+"/thank_you_text/fr",schemaPath:"document#/components/schemas/TextByLanguage/properties/fr/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
}
}
if(data.redirect_url !== undefined){
let data27 = data.redirect_url;
if((typeof data27 !== "string") && (data27 !== null)){
const err74 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/type",keyword:"type",params:{type: schema13.properties.redirect_url.type}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(typeof data27 === "string" && data27.length <= 9000){
data27 = readings.text(data27);
if(data !== undefined){
data["redirect_url"] = data27;
}
}
if(typeof data27 === "string"){
if(data27.length > 2000 && readings.isLonger(data27, 2000)){
const err75 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
data27 = data27.slice(0, 2000).toWellFormed();
}
if(!(formats54(data27))){
const err76 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data.allowed_origins !== undefined){
let data28 = data.allowed_origins;
if(Array.isArray(data28)){
if(data28.length > 20){
const err77 = {instancePath:instancePath+"/allowed_origins",schemaPath:"#/properties/allowed_origins/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
data28 = data28.slice(0, 20);
}
const len3 = data28.length;
const errorsBefore12 = errors;
for(let i4=0; i4<len3; i4++){
if(errors - errorsBefore12 >= 100) break;
let data29 = data28[i4];
if(typeof data29 === "string" && data29.length <= 2200){
data29 = readings.text(data29);
if(data28 !== undefined){
data28[i4] = data29;
}
}
if(typeof data29 === "string"){
if(data29.length > 300 && readings.isLonger(data29, 300)){
const err78 = {instancePath:instancePath+"/allowed_origins/" + i4,schemaPath:"#/properties/allowed_origins/items/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
data29 = data29.slice(0, 300).toWellFormed();
}
if(!pattern5.test(data29)){
const err79 = {instancePath:instancePath+"/allowed_origins/" + i4,schemaPath:"#/properties/allowed_origins/items/pattern",keyword:"pattern",params:{pattern: "^https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$|^http://localhost(?::[1-9][0-9]{0,4})?$"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!(formats0(data29))){
const err80 = {instancePath:instancePath+"/allowed_origins/" + i4,schemaPath:"#/properties/allowed_origins/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/allowed_origins/" + i4,schemaPath:"#/properties/allowed_origins/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
let i5 = data28.length;
let j1;
if(i5 > 1){
const indices1 = {};
for(;i5--;){
let item1 = data28[i5];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err82 = {instancePath:instancePath+"/allowed_origins",schemaPath:"#/properties/allowed_origins/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j1}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
break;
}
indices1[item1] = i5;
}
}
}
else {
const err83 = {instancePath:instancePath+"/allowed_origins",schemaPath:"#/properties/allowed_origins/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.owner_id !== undefined){
let data30 = data.owner_id;
if((typeof data30 !== "string") && (data30 !== null)){
const err84 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema13.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(typeof data30 === "string" && data30.length <= 1000){
data30 = readings.text(data30);
if(data !== undefined){
data["owner_id"] = data30;
}
}
if(typeof data30 === "string"){
if(!(formats4(data30))){
const err85 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data.tags !== undefined){
let data31 = data.tags;
if(Array.isArray(data31)){
if(data31.length > 50){
const err86 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
data31 = data31.slice(0, 50);
}
const len4 = data31.length;
const errorsBefore13 = errors;
for(let i6=0; i6<len4; i6++){
if(errors - errorsBefore13 >= 100) break;
let data32 = data31[i6];
if(typeof data32 === "string" && data32.length <= 1200){
data32 = readings.text(data32);
if(data31 !== undefined){
data31[i6] = data32;
}
}
if(typeof data32 === "string"){
if(data32.length > 50 && readings.isLonger(data32, 50)){
const err87 = {instancePath:instancePath+"/tags/" + i6,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
data32 = data32.slice(0, 50).toWellFormed();
}
if(data32 === ""){
const err88 = {instancePath:instancePath+"/tags/" + i6,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(!(formats0(data32))){
const err89 = {instancePath:instancePath+"/tags/" + i6,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/tags/" + i6,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
let i7 = data31.length;
let j2;
if(i7 > 1){
const indices2 = {};
for(;i7--;){
let item2 = data31[i7];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err91 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j2}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
break;
}
indices2[item2] = i7;
}
}
}
else {
const err92 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.lifecycle_stage !== undefined){
let data33 = data.lifecycle_stage;
if(typeof data33 !== "string"){
const err93 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(typeof data33 === "string"){
data33 = readings.choice(data33, schema20.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data33;
}
}
if(!((((((((data33 === "subscriber") || (data33 === "lead")) || (data33 === "marketing_qualified_lead")) || (data33 === "sales_qualified_lead")) || (data33 === "opportunity")) || (data33 === "customer")) || (data33 === "evangelist")) || (data33 === "other"))){
const err94 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.notify_user_ids !== undefined){
let data34 = data.notify_user_ids;
if(Array.isArray(data34)){
if(data34.length > 10){
const err95 = {instancePath:instancePath+"/notify_user_ids",schemaPath:"#/properties/notify_user_ids/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
data34 = data34.slice(0, 10);
}
const len5 = data34.length;
const errorsBefore14 = errors;
for(let i8=0; i8<len5; i8++){
if(errors - errorsBefore14 >= 100) break;
let data35 = data34[i8];
if(typeof data35 === "string" && data35.length <= 1000){
data35 = readings.text(data35);
if(data34 !== undefined){
data34[i8] = data35;
}
}
if(typeof data35 === "string"){
if(!(formats4(data35))){
const err96 = {instancePath:instancePath+"/notify_user_ids/" + i8,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/notify_user_ids/" + i8,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
let i9 = data34.length;
let j3;
if(i9 > 1){
outer0:
for(;i9--;){
for(j3 = i9; j3--;){
if(func1(data34[i9], data34[j3])){
const err98 = {instancePath:instancePath+"/notify_user_ids",schemaPath:"#/properties/notify_user_ids/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j3}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err99 = {instancePath:instancePath+"/notify_user_ids",schemaPath:"#/properties/notify_user_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.locale !== undefined){
let data36 = data.locale;
if((typeof data36 !== "string") && (data36 !== null)){
const err100 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema13.properties.locale.type}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(typeof data36 === "string"){
data36 = readings.choice(data36, schema13.properties.locale.reads.choice);
if(data !== undefined){
data["locale"] = data36;
}
}
if(!(((data36 === "en") || (data36 === "fr")) || (data36 === null))){
const err101 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema13.properties.locale.enum}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err102 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"__proto__":null,"slug":true,"title":true,"description":true,"contact_fields":true,"questions":true,"consent_text":true,"consent_required":true,"consent_purpose":true,"thank_you_text":true,"redirect_url":true,"allowed_origins":true,"owner_id":true,"tags":true,"lifecycle_stage":true,"notify_user_ids":true,"locale":true,"is_active":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore15 = errors;
for(const key0 in data){
if(errors - errorsBefore15 >= 100) break;
if(((((((((((((((((key0 !== "slug") && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "contact_fields")) && (key0 !== "questions")) && (key0 !== "consent_text")) && (key0 !== "consent_required")) && (key0 !== "consent_purpose")) && (key0 !== "thank_you_text")) && (key0 !== "redirect_url")) && (key0 !== "allowed_origins")) && (key0 !== "owner_id")) && (key0 !== "tags")) && (key0 !== "lifecycle_stage")) && (key0 !== "notify_user_ids")) && (key0 !== "locale")) && (key0 !== "is_active")){
const err2 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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

export const forms_aggregate_parameters = validate8;
const schema22 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore16 = errors;
for(const key0 in data){
if(errors - errorsBefore16 >= 100) break;
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

export const forms_aggregate_body = validate9;
const schema23 = {"$ref":"document#/components/schemas/WebFormAggregate"};
const schema24 = {"type":"object","properties":{"filter":{"$ref":"document#/components/schemas/FilterGroup"},"group_by":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["created_at","updated_at","consent_required","consent_purpose","owner_id","tags","lifecycle_stage","locale","is_active"],"reads":{"choice":["created_at","updated_at","consent_required","consent_purpose","owner_id","tags","lifecycle_stage","locale","is_active"]}}},"period":{"$ref":"document#/components/schemas/AggregatePeriod"},"measures":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","enum":["count"],"reads":{"choice":["count"]}}},"timezone":{"$ref":"document#/components/schemas/Timezone"},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|consent_required|consent_purpose|owner_id|tags|lifecycle_stage|locale|is_active|count)(,-?(created_at|updated_at|consent_required|consent_purpose|owner_id|tags|lifecycle_stage|locale|is_active|count)){0,3}$","format":"text","reads":"text"},"limit":{"type":"integer","minimum":1,"maximum":1000}},"additionalProperties":false};
const schema27 = {"type":"string","enum":["day","week","month","quarter","year"],"reads":{"choice":["day","week","month","quarter","year"]}};
const schema28 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};
const schema25 = {"type":"object","required":["op","conditions"],"properties":{"op":{"type":"string","enum":["and","or","not"],"reads":{"choice":["and","or","not"]}},"conditions":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","dispatch":{"present":["op","field"]},"cases":[{"$ref":"document#/components/schemas/FilterGroup"},{"$ref":"document#/components/schemas/FilterCondition"}]}}},"additionalProperties":false};
const schema26 = {"type":"object","required":["field","operator"],"properties":{"field":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$","format":"text","reads":"text"},"operator":{"type":"string","enum":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"],"reads":{"choice":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"]}},"value":{"type":["string","number","boolean","array"],"maxLength":1000,"maxItems":100,"items":{"type":["string","number","boolean"],"maxLength":1000,"format":"text","reads":"text"},"format":"text","reads":"text"}},"additionalProperties":false};
const wrapper0 = {validate: validate11};
const pattern6 = new RegExp("^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
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
const errorsBefore17 = errors;
for(const key0 in data){
if(errors - errorsBefore17 >= 100) break;
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
data0 = readings.choice(data0, schema25.properties.op.reads.choice);
if(data !== undefined){
data["op"] = data0;
}
}
if(!(((data0 === "and") || (data0 === "or")) || (data0 === "not"))){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema25.properties.op.enum}};
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
const errorsBefore18 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore18 >= 100) break;
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
const errorsBefore19 = errors;
for(const key1 in data2){
if(errors - errorsBefore19 >= 100) break;
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
if(!pattern6.test(data3)){
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
data4 = readings.choice(data4, schema26.properties.operator.reads.choice);
if(data2 !== undefined){
data2["operator"] = data4;
}
}
if(!((((((((((((((((((((data4 === "eq") || (data4 === "neq")) || (data4 === "lt")) || (data4 === "lte")) || (data4 === "gt")) || (data4 === "gte")) || (data4 === "between")) || (data4 === "in")) || (data4 === "not_in")) || (data4 === "contains")) || (data4 === "not_contains")) || (data4 === "starts_with")) || (data4 === "ends_with")) || (data4 === "is_empty")) || (data4 === "is_not_empty")) || (data4 === "within_last_days")) || (data4 === "within_next_days")) || (data4 === "older_than_days")) || (data4 === "has_any")) || (data4 === "has_all"))){
const err14 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"document#/components/schemas/FilterCondition/properties/operator/enum",keyword:"enum",params:{allowedValues: schema26.properties.operator.enum}};
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
const err15 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/type",keyword:"type",params:{type: schema26.properties.value.type}};
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
const errorsBefore20 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore20 >= 100) break;
let data6 = data5[i1];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err19 = {instancePath:instancePath+"/conditions/" + i0+"/value/" + i1,schemaPath:"document#/components/schemas/FilterCondition/properties/value/items/type",keyword:"type",params:{type: schema26.properties.value.items.type}};
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
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats70 = formats.timezone;
const pattern7 = new RegExp("^-?(created_at|updated_at|consent_required|consent_purpose|owner_id|tags|lifecycle_stage|locale|is_active|count)(,-?(created_at|updated_at|consent_required|consent_purpose|owner_id|tags|lifecycle_stage|locale|is_active|count)){0,3}$", "u");

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
const errorsBefore21 = errors;
for(const key0 in data){
if(errors - errorsBefore21 >= 100) break;
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
if(!(validate11(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
const errorsBefore22 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore22 >= 100) break;
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
data2 = readings.choice(data2, schema24.properties.group_by.items.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!(((((((((data2 === "created_at") || (data2 === "updated_at")) || (data2 === "consent_required")) || (data2 === "consent_purpose")) || (data2 === "owner_id")) || (data2 === "tags")) || (data2 === "lifecycle_stage")) || (data2 === "locale")) || (data2 === "is_active"))){
const err3 = {instancePath:instancePath+"/group_by/" + i0,schemaPath:"#/properties/group_by/items/enum",keyword:"enum",params:{allowedValues: schema24.properties.group_by.items.enum}};
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
data3 = readings.choice(data3, schema27.reads.choice);
if(data !== undefined){
data["period"] = data3;
}
}
if(!(((((data3 === "day") || (data3 === "week")) || (data3 === "month")) || (data3 === "quarter")) || (data3 === "year"))){
const err7 = {instancePath:instancePath+"/period",schemaPath:"document#/components/schemas/AggregatePeriod/enum",keyword:"enum",params:{allowedValues: schema27.enum}};
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
const errorsBefore23 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore23 >= 100) break;
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
data5 = readings.choice(data5, schema24.properties.measures.items.reads.choice);
if(data4 !== undefined){
data4[i2] = data5;
}
}
if(!(data5 === "count")){
const err11 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/enum",keyword:"enum",params:{allowedValues: schema24.properties.measures.items.enum}};
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
if(!(formats70(data6))){
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
if(!pattern7.test(data7)){
const err18 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|consent_required|consent_purpose|owner_id|tags|lifecycle_stage|locale|is_active|count)(,-?(created_at|updated_at|consent_required|consent_purpose|owner_id|tags|lifecycle_stage|locale|is_active|count)){0,3}$"}};
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

export const forms_batch_parameters = validate14;
const schema29 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore24 = errors;
for(const key0 in data){
if(errors - errorsBefore24 >= 100) break;
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

export const forms_batch_body = validate15;
const schema30 = {"$ref":"document#/components/schemas/WebFormBatch"};
const schema31 = {"type":"object","required":["operations"],"properties":{"operations":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/WebFormBatchOperation"}}},"additionalProperties":false};
const schema32 = {"type":"object","required":["method"],"properties":{"method":{"type":"string","enum":["create","update","delete"],"reads":{"choice":["create","update","delete"]}}},"dispatch":{"property":"method","values":["create","update","delete"]},"cases":[{"$ref":"document#/components/schemas/WebFormBatchCreate"},{"$ref":"document#/components/schemas/WebFormBatchUpdate"},{"$ref":"document#/components/schemas/BatchDelete"}]};
const schema33 = {"type":"object","required":["method","record"],"properties":{"method":{"type":"string","const":"create","reads":{"choice":["create"]}},"record":{"$ref":"document#/components/schemas/WebFormCreate"}},"additionalProperties":false};

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
if(data.slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore25 = errors;
for(const key0 in data){
if(errors - errorsBefore25 >= 100) break;
if(((((((((((((((((key0 !== "slug") && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "contact_fields")) && (key0 !== "questions")) && (key0 !== "consent_text")) && (key0 !== "consent_required")) && (key0 !== "consent_purpose")) && (key0 !== "thank_you_text")) && (key0 !== "redirect_url")) && (key0 !== "allowed_origins")) && (key0 !== "owner_id")) && (key0 !== "tags")) && (key0 !== "lifecycle_stage")) && (key0 !== "notify_user_ids")) && (key0 !== "locale")) && (key0 !== "is_active")){
const err2 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
const errorsBefore26 = errors;
for(const key0 in data){
if(errors - errorsBefore26 >= 100) break;
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
data0 = readings.choice(data0, schema33.properties.method.reads.choice);
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

const schema35 = {"type":"object","required":["method","id","changes"],"properties":{"id":{"$ref":"document#/components/schemas/Id"},"method":{"type":"string","const":"update","reads":{"choice":["update"]}},"expected_version":{"type":"integer","minimum":1},"changes":{"$ref":"document#/components/schemas/WebFormUpdate"}},"additionalProperties":false};
const schema37 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/WebFormFields"}],"unevaluatedProperties":false,"properties":{"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{},"related":{}}};

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
const errorsBefore27 = errors;
for(const key0 in data){
if(errors - errorsBefore27 >= 100) break;
if(((((((((((((((((((((((((key0 !== "id") && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "related")) && (key0 !== "slug")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "contact_fields")) && (key0 !== "questions")) && (key0 !== "consent_text")) && (key0 !== "consent_required")) && (key0 !== "consent_purpose")) && (key0 !== "thank_you_text")) && (key0 !== "redirect_url")) && (key0 !== "allowed_origins")) && (key0 !== "owner_id")) && (key0 !== "tags")) && (key0 !== "lifecycle_stage")) && (key0 !== "notify_user_ids")) && (key0 !== "locale")) && (key0 !== "is_active")){
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
const errorsBefore28 = errors;
for(const key0 in data){
if(errors - errorsBefore28 >= 100) break;
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
if(!(formats4(data0))){
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
data1 = readings.choice(data1, schema35.properties.method.reads.choice);
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

const schema38 = {"type":"object","required":["method","id"],"properties":{"id":{"$ref":"document#/components/schemas/Id"},"method":{"type":"string","const":"delete","reads":{"choice":["delete"]}},"expected_version":{"type":"integer","minimum":1}},"additionalProperties":false};

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
const errorsBefore29 = errors;
for(const key0 in data){
if(errors - errorsBefore29 >= 100) break;
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
if(!(formats4(data0))){
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
data1 = readings.choice(data1, schema38.properties.method.reads.choice);
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
data0 = readings.choice(data0, schema32.properties.method.reads.choice);
if(data !== undefined){
data["method"] = data0;
}
}
if(!(((data0 === "create") || (data0 === "update")) || (data0 === "delete"))){
const err2 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema32.properties.method.enum}};
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
const errorsBefore30 = errors;
for(const key0 in data){
if(errors - errorsBefore30 >= 100) break;
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
const errorsBefore31 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore31 >= 100) break;
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

export const forms_search_parameters = validate32;
const schema40 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore32 = errors;
for(const key0 in data){
if(errors - errorsBefore32 >= 100) break;
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const forms_search_body = validate33;
const schema41 = {"$ref":"document#/components/schemas/WebFormSearch"};
const schema42 = {"type":"object","properties":{"filter":{"$ref":"document#/components/schemas/FilterGroup"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":500,"format":"text","reads":"text"},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|slug|title|consent_required|consent_purpose|redirect_url|lifecycle_stage|locale|is_active)(,-?(created_at|updated_at|slug|title|consent_required|consent_purpose|redirect_url|lifecycle_stage|locale|is_active)){0,3}$","format":"text","reads":"text"},"fields":{"type":"array","minItems":1,"maxItems":24,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/WebFormFieldName"}},"include":{"type":"array","minItems":1,"maxItems":1,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/WebFormRelationName"}}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore33 = errors;
for(const key0 in data){
if(errors - errorsBefore33 >= 100) break;
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
if(!(validate11(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
if(!pattern1.test(data4)){
const err11 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|slug|title|consent_required|consent_purpose|redirect_url|lifecycle_stage|locale|is_active)(,-?(created_at|updated_at|slug|title|consent_required|consent_purpose|redirect_url|lifecycle_stage|locale|is_active)){0,3}$"}};
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
if(data5.length > 24){
const err14 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data5 = data5.slice(0, 24);
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
const errorsBefore34 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore34 >= 100) break;
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/WebFormFieldName/type",keyword:"type",params:{type: "string"}};
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
if(!((((((((((((((((((((((((data6 === "id") || (data6 === "version")) || (data6 === "created_at")) || (data6 === "updated_at")) || (data6 === "created_by")) || (data6 === "updated_by")) || (data6 === "deleted_at")) || (data6 === "slug")) || (data6 === "title")) || (data6 === "description")) || (data6 === "contact_fields")) || (data6 === "questions")) || (data6 === "consent_text")) || (data6 === "consent_required")) || (data6 === "consent_purpose")) || (data6 === "thank_you_text")) || (data6 === "redirect_url")) || (data6 === "allowed_origins")) || (data6 === "owner_id")) || (data6 === "tags")) || (data6 === "lifecycle_stage")) || (data6 === "notify_user_ids")) || (data6 === "locale")) || (data6 === "is_active"))){
const err17 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/WebFormFieldName/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
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
if(data7.length > 1){
const err20 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
data7 = data7.slice(0, 1);
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
const errorsBefore35 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore35 >= 100) break;
let data8 = data7[i2];
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/WebFormRelationName/type",keyword:"type",params:{type: "string"}};
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
if(!(data8 === "owner")){
const err23 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/WebFormRelationName/enum",keyword:"enum",params:{allowedValues: schema9.enum}};
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const forms_get_parameters = validate37;
const schema45 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"fields":{"type":"array","minItems":1,"maxItems":24,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/WebFormFieldName"}},"include":{"type":"array","minItems":1,"maxItems":1,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/WebFormRelationName"}}},"required":["id"],"additionalProperties":false};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
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
const errorsBefore36 = errors;
for(const key0 in data){
if(errors - errorsBefore36 >= 100) break;
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
if(!(formats4(data0))){
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
if(data1.length > 24){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 24);
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
const errorsBefore37 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore37 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/WebFormFieldName/type",keyword:"type",params:{type: "string"}};
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
if(!((((((((((((((((((((((((data2 === "id") || (data2 === "version")) || (data2 === "created_at")) || (data2 === "updated_at")) || (data2 === "created_by")) || (data2 === "updated_by")) || (data2 === "deleted_at")) || (data2 === "slug")) || (data2 === "title")) || (data2 === "description")) || (data2 === "contact_fields")) || (data2 === "questions")) || (data2 === "consent_text")) || (data2 === "consent_required")) || (data2 === "consent_purpose")) || (data2 === "thank_you_text")) || (data2 === "redirect_url")) || (data2 === "allowed_origins")) || (data2 === "owner_id")) || (data2 === "tags")) || (data2 === "lifecycle_stage")) || (data2 === "notify_user_ids")) || (data2 === "locale")) || (data2 === "is_active"))){
const err7 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/WebFormFieldName/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
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
const errorsBefore38 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore38 >= 100) break;
let data4 = data3[i2];
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/WebFormRelationName/type",keyword:"type",params:{type: "string"}};
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
if(!(data4 === "owner")){
const err13 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/WebFormRelationName/enum",keyword:"enum",params:{allowedValues: schema9.enum}};
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const forms_update_parameters = validate38;
const schema49 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
const errorsBefore39 = errors;
for(const key0 in data){
if(errors - errorsBefore39 >= 100) break;
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
if(!(formats4(data0))){
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

export const forms_update_body = validate39;
const schema51 = {"$ref":"document#/components/schemas/WebFormUpdate"};

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
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore40 = errors;
for(const key0 in data){
if(errors - errorsBefore40 >= 100) break;
if(((((((((((((((((((((((((key0 !== "id") && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "related")) && (key0 !== "slug")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "contact_fields")) && (key0 !== "questions")) && (key0 !== "consent_text")) && (key0 !== "consent_required")) && (key0 !== "consent_purpose")) && (key0 !== "thank_you_text")) && (key0 !== "redirect_url")) && (key0 !== "allowed_origins")) && (key0 !== "owner_id")) && (key0 !== "tags")) && (key0 !== "lifecycle_stage")) && (key0 !== "notify_user_ids")) && (key0 !== "locale")) && (key0 !== "is_active")){
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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const forms_delete_parameters = validate43;
const schema53 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
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
const errorsBefore41 = errors;
for(const key0 in data){
if(errors - errorsBefore41 >= 100) break;
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
if(!(formats4(data0))){
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const forms_restore_parameters = validate44;
const schema55 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
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
const errorsBefore42 = errors;
for(const key0 in data){
if(errors - errorsBefore42 >= 100) break;
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
if(!(formats4(data0))){
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const forms_submissions_parameters = validate45;
const schema57 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"fields":{"type":"array","minItems":1,"maxItems":17,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/FormSubmissionFieldName"}},"include":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/FormSubmissionRelationName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)(,-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)){0,3}$","format":"text","reads":"text"}},"required":["id"],"additionalProperties":false};
const schema64 = {"type":"string","enum":["form_id","contact_id","email","fields","answers","consent_text","consent_given","locale","referrer","sender_hash","id","version","created_at","updated_at","created_by","updated_by","deleted_at"],"reads":{"choice":["form_id","contact_id","email","fields","answers","consent_text","consent_given","locale","referrer","sender_hash","id","version","created_at","updated_at","created_by","updated_by","deleted_at"]}};
const schema65 = {"type":"string","enum":["form","contact"],"reads":{"choice":["form","contact"]}};
const pattern9 = new RegExp("^-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)(,-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)){0,3}$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
const errorsBefore43 = errors;
for(const key0 in data){
if(errors - errorsBefore43 >= 100) break;
if(!(func0.call(schema57.properties, key0))){
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
if(!(formats4(data0))){
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
if(data.page !== undefined){
let data1 = data.page;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data2 = data.page_size;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string" && data3.length <= 25000){
data3 = readings.text(data3);
if(data !== undefined){
data["cursor"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 6000 && readings.isLonger(data3, 6000)){
const err10 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data3 = data3.slice(0, 6000).toWellFormed();
}
if(!(formats0(data3))){
const err11 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err12 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ids !== undefined){
let data4 = data.ids;
if(Array.isArray(data4)){
if(data4.length > 100){
const err13 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
data4 = data4.slice(0, 100);
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
const errorsBefore44 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore44 >= 100) break;
let data5 = data4[i0];
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data4 !== undefined){
data4[i0] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err15 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err16 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
const err17 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.created_after !== undefined){
let data6 = data.created_after;
if(typeof data6 === "string" && data6.length <= 1000){
data6 = readings.instant(data6);
if(data !== undefined){
data["created_after"] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats12(data6))){
const err18 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data6 === "string"){
if(!(formats14(data6))){
const err19 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err20 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.created_before !== undefined){
let data7 = data.created_before;
if(typeof data7 === "string" && data7.length <= 1000){
data7 = readings.instant(data7);
if(data !== undefined){
data["created_before"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats12(data7))){
const err21 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(typeof data7 === "string"){
if(!(formats14(data7))){
const err22 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err23 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.updated_after !== undefined){
let data8 = data.updated_after;
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.instant(data8);
if(data !== undefined){
data["updated_after"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats12(data8))){
const err24 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(typeof data8 === "string"){
if(!(formats14(data8))){
const err25 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.updated_before !== undefined){
let data9 = data.updated_before;
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.instant(data9);
if(data !== undefined){
data["updated_before"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats12(data9))){
const err27 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!(formats14(data9))){
const err28 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err29 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.fields !== undefined){
let data10 = data.fields;
if(Array.isArray(data10)){
if(data10.length > 17){
const err30 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 17}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
data10 = data10.slice(0, 17);
}
if(data10.length < 1){
const err31 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len1 = data10.length;
const errorsBefore45 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore45 >= 100) break;
let data11 = data10[i1];
if(typeof data11 !== "string"){
const err32 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/FormSubmissionFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data11 === "string"){
data11 = readings.choice(data11, schema64.reads.choice);
if(data10 !== undefined){
data10[i1] = data11;
}
}
if(!(((((((((((((((((data11 === "form_id") || (data11 === "contact_id")) || (data11 === "email")) || (data11 === "fields")) || (data11 === "answers")) || (data11 === "consent_text")) || (data11 === "consent_given")) || (data11 === "locale")) || (data11 === "referrer")) || (data11 === "sender_hash")) || (data11 === "id")) || (data11 === "version")) || (data11 === "created_at")) || (data11 === "updated_at")) || (data11 === "created_by")) || (data11 === "updated_by")) || (data11 === "deleted_at"))){
const err33 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/FormSubmissionFieldName/enum",keyword:"enum",params:{allowedValues: schema64.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
let i2 = data10.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func1(data10[i2], data10[j0])){
const err34 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.include !== undefined){
let data12 = data.include;
if(Array.isArray(data12)){
if(data12.length > 2){
const err36 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
data12 = data12.slice(0, 2);
}
if(data12.length < 1){
const err37 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len2 = data12.length;
const errorsBefore46 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore46 >= 100) break;
let data13 = data12[i3];
if(typeof data13 !== "string"){
const err38 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/FormSubmissionRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.choice(data13, schema65.reads.choice);
if(data12 !== undefined){
data12[i3] = data13;
}
}
if(!((data13 === "form") || (data13 === "contact"))){
const err39 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/FormSubmissionRelationName/enum",keyword:"enum",params:{allowedValues: schema65.enum}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
let i4 = data12.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func1(data12[i4], data12[j1])){
const err40 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.sort !== undefined){
let data14 = data.sort;
if(typeof data14 === "string" && data14.length <= 2200){
data14 = readings.text(data14);
if(data !== undefined){
data["sort"] = data14;
}
}
if(typeof data14 === "string"){
if(data14.length > 300 && readings.isLonger(data14, 300)){
const err42 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
data14 = data14.slice(0, 300).toWellFormed();
}
if(!pattern9.test(data14)){
const err43 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)(,-?(created_at|updated_at|email|consent_given|locale|referrer|sender_hash)){0,3}$"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(formats0(data14))){
const err44 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
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
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

