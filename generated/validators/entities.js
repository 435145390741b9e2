// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func1_module from "ajv/dist/runtime/equal.js";
export const entities_list_parameters = validate0;
const schema0 = {"type":"object","properties":{"entity_type":{"$ref":"document#/components/schemas/EntityType"},"q":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"email":{"type":"string","format":"email","maxLength":254,"reads":"email"},"domain":{"type":"string","format":"hostname","maxLength":253,"reads":"hostname"},"company_id":{"$ref":"document#/components/schemas/Id"},"owner_id":{"$ref":"document#/components/schemas/Id"},"lifecycle_stage":{"$ref":"document#/components/schemas/LifecycleStage"},"lead_score_min":{"type":"integer","minimum":0,"maximum":100},"lead_score_max":{"type":"integer","minimum":0,"maximum":100},"tag":{"type":"string","minLength":1,"maxLength":50,"format":"text","reads":"text"},"segment_id":{"$ref":"document#/components/schemas/Id"},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"include_deleted":{"type":"boolean"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"fields":{"type":"array","minItems":1,"maxItems":55,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EntityFieldName"}},"include":{"type":"array","minItems":1,"maxItems":8,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EntityRelationName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|name|domain|type|industry|employee_count|annual_revenue|currency|registration_number|vat_number|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|name|domain|type|industry|employee_count|annual_revenue|currency|registration_number|vat_number|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$","format":"text","reads":"text"}},"required":[],"additionalProperties":false};
const schema2 = {"type":"string","enum":["contact","company"],"reads":{"choice":["contact","company"]}};
const schema3 = {"type":"string","format":"uuid","reads":"text"};
const schema5 = {"type":"string","enum":["subscriber","lead","marketing_qualified_lead","sales_qualified_lead","opportunity","customer","evangelist","other"],"reads":{"choice":["subscriber","lead","marketing_qualified_lead","sales_qualified_lead","opportunity","customer","evangelist","other"]}};
const schema7 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const schema12 = {"type":"string","enum":["entity_type","full_name","lifecycle_stage_changed_at","email_consent_at","email_deliverability","last_activity_at","id","version","created_at","updated_at","created_by","updated_by","deleted_at","phone","website","linkedin_url","lifecycle_stage","lead_score","owner_id","description","tags","custom_fields","external_ids","first_name","last_name","email","additional_emails","mobile","job_title","department","company_id","lead_status","source","email_consent","do_not_call","timezone","locale","address","avatar_url","birthday","contact_count","open_opportunity_amount","name","domain","additional_domains","type","industry","employee_count","annual_revenue","currency","parent_company_id","billing_address","shipping_address","registration_number","vat_number"],"reads":{"choice":["entity_type","full_name","lifecycle_stage_changed_at","email_consent_at","email_deliverability","last_activity_at","id","version","created_at","updated_at","created_by","updated_by","deleted_at","phone","website","linkedin_url","lifecycle_stage","lead_score","owner_id","description","tags","custom_fields","external_ids","first_name","last_name","email","additional_emails","mobile","job_title","department","company_id","lead_status","source","email_consent","do_not_call","timezone","locale","address","avatar_url","birthday","contact_count","open_opportunity_amount","name","domain","additional_domains","type","industry","employee_count","annual_revenue","currency","parent_company_id","billing_address","shipping_address","registration_number","vat_number"]}};
const schema13 = {"type":"string","enum":["company","owner","opportunities","open_tasks","recent_notes","upcoming_events","parent_company","contacts"],"reads":{"choice":["company","owner","opportunities","open_tasks","recent_notes","upcoming_events","parent_company","contacts"]}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = func1_module.default;
const formats0 = formats.text;
const formats2 = formats.email;
const formats4 = formats.hostname;
const formats6 = formats.uuid;
const formats14 = formats.zoned;
const formats16 = formats["date-time"];
const pattern0 = new RegExp("^-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|name|domain|type|industry|employee_count|annual_revenue|currency|registration_number|vat_number|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|name|domain|type|industry|employee_count|annual_revenue|currency|registration_number|vat_number|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$", "u");

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
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/entity_type",schemaPath:"document#/components/schemas/EntityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema2.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if(!((data0 === "contact") || (data0 === "company"))){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"document#/components/schemas/EntityType/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.q !== undefined){
let data1 = data.q;
if(typeof data1 === "string" && data1.length <= 1800){
data1 = readings.text(data1);
if(data !== undefined){
data["q"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 200 && readings.isLonger(data1, 200)){
const err3 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
data1 = data1.slice(0, 200).toWellFormed();
}
if(data1 === ""){
const err4 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string" && data2.length <= 2016){
data2 = readings.email(data2);
if(data !== undefined){
data["email"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 254 && readings.isLonger(data2, 254)){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data2 = data2.slice(0, 254).toWellFormed();
}
if(!(formats2(data2))){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.domain !== undefined){
let data3 = data.domain;
if(typeof data3 === "string" && data3.length <= 2012){
data3 = readings.hostname(data3);
if(data !== undefined){
data["domain"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 253 && readings.isLonger(data3, 253)){
const err10 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data3 = data3.slice(0, 253).toWellFormed();
}
if(!(formats4(data3))){
const err11 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/format",keyword:"format",params:{format: "hostname"}};
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
const err12 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.company_id !== undefined){
let data4 = data.company_id;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.text(data4);
if(data !== undefined){
data["company_id"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats6(data4))){
const err13 = {instancePath:instancePath+"/company_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err14 = {instancePath:instancePath+"/company_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.owner_id !== undefined){
let data5 = data.owner_id;
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data !== undefined){
data["owner_id"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats6(data5))){
const err15 = {instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err16 = {instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.lifecycle_stage !== undefined){
let data6 = data.lifecycle_stage;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema5.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data6;
}
}
if(!((((((((data6 === "subscriber") || (data6 === "lead")) || (data6 === "marketing_qualified_lead")) || (data6 === "sales_qualified_lead")) || (data6 === "opportunity")) || (data6 === "customer")) || (data6 === "evangelist")) || (data6 === "other"))){
const err18 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema5.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.lead_score_min !== undefined){
let data7 = data.lead_score_min;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/lead_score_min",schemaPath:"#/properties/lead_score_min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/lead_score_min",schemaPath:"#/properties/lead_score_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/lead_score_min",schemaPath:"#/properties/lead_score_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.lead_score_max !== undefined){
let data8 = data.lead_score_max;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/lead_score_max",schemaPath:"#/properties/lead_score_max/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/lead_score_max",schemaPath:"#/properties/lead_score_max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/lead_score_max",schemaPath:"#/properties/lead_score_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.tag !== undefined){
let data9 = data.tag;
if(typeof data9 === "string" && data9.length <= 1200){
data9 = readings.text(data9);
if(data !== undefined){
data["tag"] = data9;
}
}
if(typeof data9 === "string"){
if(data9.length > 50 && readings.isLonger(data9, 50)){
const err25 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
data9 = data9.slice(0, 50).toWellFormed();
}
if(data9 === ""){
const err26 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats0(data9))){
const err27 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/format",keyword:"format",params:{format: "text"}};
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
const err28 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.segment_id !== undefined){
let data10 = data.segment_id;
if(typeof data10 === "string" && data10.length <= 1000){
data10 = readings.text(data10);
if(data !== undefined){
data["segment_id"] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats6(data10))){
const err29 = {instancePath:instancePath+"/segment_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/segment_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
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
if(!(formats14(data11))){
const err31 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(typeof data11 === "string"){
if(!(formats16(data11))){
const err32 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
if(!(formats14(data12))){
const err34 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(typeof data12 === "string"){
if(!(formats16(data12))){
const err35 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
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
if(!(formats14(data13))){
const err37 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(typeof data13 === "string"){
if(!(formats16(data13))){
const err38 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
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
if(!(formats14(data14))){
const err40 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(typeof data14 === "string"){
if(!(formats16(data14))){
const err41 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.include_deleted !== undefined){
if(typeof data.include_deleted !== "boolean"){
const err43 = {instancePath:instancePath+"/include_deleted",schemaPath:"#/properties/include_deleted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.page !== undefined){
let data16 = data.page;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err44 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100000000 || isNaN(data16)){
const err45 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err46 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data.page_size !== undefined){
let data17 = data.page_size;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err47 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100 || isNaN(data17)){
const err48 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err49 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data18 = data.cursor;
if(typeof data18 === "string" && data18.length <= 25000){
data18 = readings.text(data18);
if(data !== undefined){
data["cursor"] = data18;
}
}
if(typeof data18 === "string"){
if(data18.length > 6000 && readings.isLonger(data18, 6000)){
const err50 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
data18 = data18.slice(0, 6000).toWellFormed();
}
if(!(formats0(data18))){
const err51 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.ids !== undefined){
let data19 = data.ids;
if(Array.isArray(data19)){
if(data19.length > 100){
const err53 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
data19 = data19.slice(0, 100);
}
if(data19.length < 1){
const err54 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len0 = data19.length;
const errorsBefore1 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore1 >= 100) break;
let data20 = data19[i0];
if(typeof data20 === "string" && data20.length <= 1000){
data20 = readings.text(data20);
if(data19 !== undefined){
data19[i0] = data20;
}
}
if(typeof data20 === "string"){
if(!(formats6(data20))){
const err55 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err56 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
const err57 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.fields !== undefined){
let data21 = data.fields;
if(Array.isArray(data21)){
if(data21.length > 55){
const err58 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 55}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
data21 = data21.slice(0, 55);
}
if(data21.length < 1){
const err59 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len1 = data21.length;
const errorsBefore2 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore2 >= 100) break;
let data22 = data21[i1];
if(typeof data22 !== "string"){
const err60 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/EntityFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data22 === "string"){
data22 = readings.choice(data22, schema12.reads.choice);
if(data21 !== undefined){
data21[i1] = data22;
}
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((data22 === "entity_type") || (data22 === "full_name")) || (data22 === "lifecycle_stage_changed_at")) || (data22 === "email_consent_at")) || (data22 === "email_deliverability")) || (data22 === "last_activity_at")) || (data22 === "id")) || (data22 === "version")) || (data22 === "created_at")) || (data22 === "updated_at")) || (data22 === "created_by")) || (data22 === "updated_by")) || (data22 === "deleted_at")) || (data22 === "phone")) || (data22 === "website")) || (data22 === "linkedin_url")) || (data22 === "lifecycle_stage")) || (data22 === "lead_score")) || (data22 === "owner_id")) || (data22 === "description")) || (data22 === "tags")) || (data22 === "custom_fields")) || (data22 === "external_ids")) || (data22 === "first_name")) || (data22 === "last_name")) || (data22 === "email")) || (data22 === "additional_emails")) || (data22 === "mobile")) || (data22 === "job_title")) || (data22 === "department")) || (data22 === "company_id")) || (data22 === "lead_status")) || (data22 === "source")) || (data22 === "email_consent")) || (data22 === "do_not_call")) || (data22 === "timezone")) || (data22 === "locale")) || (data22 === "address")) || (data22 === "avatar_url")) || (data22 === "birthday")) || (data22 === "contact_count")) || (data22 === "open_opportunity_amount")) || (data22 === "name")) || (data22 === "domain")) || (data22 === "additional_domains")) || (data22 === "type")) || (data22 === "industry")) || (data22 === "employee_count")) || (data22 === "annual_revenue")) || (data22 === "currency")) || (data22 === "parent_company_id")) || (data22 === "billing_address")) || (data22 === "shipping_address")) || (data22 === "registration_number")) || (data22 === "vat_number"))){
const err61 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/EntityFieldName/enum",keyword:"enum",params:{allowedValues: schema12.enum}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
let i2 = data21.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func1(data21[i2], data21[j0])){
const err62 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.include !== undefined){
let data23 = data.include;
if(Array.isArray(data23)){
if(data23.length > 8){
const err64 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
data23 = data23.slice(0, 8);
}
if(data23.length < 1){
const err65 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const len2 = data23.length;
const errorsBefore3 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore3 >= 100) break;
let data24 = data23[i3];
if(typeof data24 !== "string"){
const err66 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/EntityRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data24 === "string"){
data24 = readings.choice(data24, schema13.reads.choice);
if(data23 !== undefined){
data23[i3] = data24;
}
}
if(!((((((((data24 === "company") || (data24 === "owner")) || (data24 === "opportunities")) || (data24 === "open_tasks")) || (data24 === "recent_notes")) || (data24 === "upcoming_events")) || (data24 === "parent_company")) || (data24 === "contacts"))){
const err67 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/EntityRelationName/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
let i4 = data23.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func1(data23[i4], data23[j1])){
const err68 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err69 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.sort !== undefined){
let data25 = data.sort;
if(typeof data25 === "string" && data25.length <= 2200){
data25 = readings.text(data25);
if(data !== undefined){
data["sort"] = data25;
}
}
if(typeof data25 === "string"){
if(data25.length > 300 && readings.isLonger(data25, 300)){
const err70 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
data25 = data25.slice(0, 300).toWellFormed();
}
if(!pattern0.test(data25)){
const err71 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|name|domain|type|industry|employee_count|annual_revenue|currency|registration_number|vat_number|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|name|domain|type|industry|employee_count|annual_revenue|currency|registration_number|vat_number|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(formats0(data25))){
const err72 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
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
else {
const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_create_parameters = validate2;
const schema14 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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

export const entities_create_body = validate3;
const schema15 = {"$ref":"document#/components/schemas/EntityCreate"};
const schema16 = {"type":"object","required":["entity_type"],"properties":{"entity_type":{"type":"string","enum":["contact","company"],"reads":{"choice":["contact","company"]}}},"dispatch":{"property":"entity_type","values":["contact","company"]},"cases":[{"$ref":"document#/components/schemas/ContactCreate"},{"$ref":"document#/components/schemas/CompanyCreate"}]};
const schema17 = {"type":"object","required":["entity_type"],"properties":{"entity_type":{"type":"string","const":"contact","reads":{"choice":["contact"]}}},"allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/ContactFields"}],"unevaluatedProperties":false,"oneRequired":["first_name","last_name","email"]};
const schema18 = {"type":"object","properties":{"phone":{"type":["string","null"],"format":"phone","maxLength":50,"reads":"text"},"website":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"linkedin_url":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"lifecycle_stage":{"$ref":"document#/components/schemas/LifecycleStage"},"lead_score":{"type":"integer","minimum":0,"maximum":100},"owner_id":{"type":["string","null"],"format":"uuid","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"tags":{"$ref":"document#/components/schemas/Tags"},"custom_fields":{"$ref":"document#/components/schemas/CustomFields"},"external_ids":{"$ref":"document#/components/schemas/ExternalIds"}}};
const schema20 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"format":"text","reads":"text"}};
const schema21 = {"type":"object","maxProperties":200,"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":100,"items":{"type":"string","maxLength":500,"format":"text","reads":"text"},"format":"multiline","reads":"multiline"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}$"}};
const schema22 = {"type":"object","maxProperties":20,"additionalProperties":{"type":["string","null"],"minLength":1,"maxLength":200,"format":"text","reads":"text"},"propertyNames":{"pattern":"^[a-z][a-z0-9_.-]{0,49}$"}};
const formats36 = formats.phone;
const formats38 = formats.uri;
const formats44 = formats.multiline;
const pattern1 = new RegExp("^[a-z][a-z0-9_]{0,49}$", "u");
const pattern2 = new RegExp("^[a-z][a-z0-9_.-]{0,49}$", "u");

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
if(data.phone !== undefined){
let data0 = data.phone;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema18.properties.phone.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string" && data0.length <= 1200){
data0 = readings.text(data0);
if(data !== undefined){
data["phone"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 50 && readings.isLonger(data0, 50)){
const err1 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data0 = data0.slice(0, 50).toWellFormed();
}
if(!(formats36(data0))){
const err2 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "phone"}};
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
if(data.website !== undefined){
let data1 = data.website;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema18.properties.website.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 9000){
data1 = readings.text(data1);
if(data !== undefined){
data["website"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 2000 && readings.isLonger(data1, 2000)){
const err4 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 2000).toWellFormed();
}
if(!(formats38(data1))){
const err5 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.linkedin_url !== undefined){
let data2 = data.linkedin_url;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/type",keyword:"type",params:{type: schema18.properties.linkedin_url.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 9000){
data2 = readings.text(data2);
if(data !== undefined){
data["linkedin_url"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 2000 && readings.isLonger(data2, 2000)){
const err7 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data2 = data2.slice(0, 2000).toWellFormed();
}
if(!(formats38(data2))){
const err8 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/format",keyword:"format",params:{format: "uri"}};
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
if(data.lifecycle_stage !== undefined){
let data3 = data.lifecycle_stage;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema5.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data3;
}
}
if(!((((((((data3 === "subscriber") || (data3 === "lead")) || (data3 === "marketing_qualified_lead")) || (data3 === "sales_qualified_lead")) || (data3 === "opportunity")) || (data3 === "customer")) || (data3 === "evangelist")) || (data3 === "other"))){
const err10 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema5.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead_score !== undefined){
let data4 = data.lead_score;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.owner_id !== undefined){
let data5 = data.owner_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema18.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data !== undefined){
data["owner_id"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats6(data5))){
const err15 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema18.properties.description.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 41000){
data6 = readings.multiline(data6);
if(data !== undefined){
data["description"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 10000 && readings.isLonger(data6, 10000)){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
data6 = data6.slice(0, 10000).toWellFormed();
}
if(!(formats44(data6))){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.tags !== undefined){
let data7 = data.tags;
if(Array.isArray(data7)){
if(data7.length > 50){
const err19 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data7 = data7.slice(0, 50);
}
const len0 = data7.length;
const errorsBefore5 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore5 >= 100) break;
let data8 = data7[i0];
if(typeof data8 === "string" && data8.length <= 1200){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[i0] = data8;
}
}
if(typeof data8 === "string"){
if(data8.length > 50 && readings.isLonger(data8, 50)){
const err20 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
data8 = data8.slice(0, 50).toWellFormed();
}
if(data8 === ""){
const err21 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0(data8))){
const err22 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err23 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err25 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data9 = data.custom_fields;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 200){
const err26 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const errorsBefore6 = errors;
for(const key0 in data9){
if(errors - errorsBefore6 >= 100) break;
const _errs24 = errors;
if(typeof key0 === "string"){
if(!pattern1.test(key0)){
const err27 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
const err28 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
const errorsBefore7 = errors;
for(const key1 in data9){
if(errors - errorsBefore7 >= 100) break;
let data10 = data9[key1];
if(((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (!(Array.isArray(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema21.additionalProperties.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string" && data10.length <= 41000){
data10 = readings.multiline(data10);
if(data9 !== undefined){
data9[key1] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 10000 && readings.isLonger(data10, 10000)){
const err30 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
data10 = data10.slice(0, 10000).toWellFormed();
}
if(!(formats44(data10))){
const err31 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(Array.isArray(data10)){
if(data10.length > 100){
const err32 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
data10 = data10.slice(0, 100);
}
const len1 = data10.length;
const errorsBefore8 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore8 >= 100) break;
let data11 = data10[i2];
if(typeof data11 === "string" && data11.length <= 3000){
data11 = readings.text(data11);
if(data10 !== undefined){
data10[i2] = data11;
}
}
if(typeof data11 === "string"){
if(data11.length > 500 && readings.isLonger(data11, 500)){
const err33 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
data11 = data11.slice(0, 500).toWellFormed();
}
if(!(formats0(data11))){
const err34 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err35 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.external_ids !== undefined){
let data12 = data.external_ids;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length > 20){
const err37 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const errorsBefore9 = errors;
for(const key2 in data12){
if(errors - errorsBefore9 >= 100) break;
const _errs33 = errors;
if(typeof key2 === "string"){
if(!pattern2.test(key2)){
const err38 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]{0,49}$"},propertyName:key2};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid12 = _errs33 === errors;
if(!valid12){
const err39 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
const errorsBefore10 = errors;
for(const key3 in data12){
if(errors - errorsBefore10 >= 100) break;
let data13 = data12[key3];
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema22.additionalProperties.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string" && data13.length <= 1800){
data13 = readings.text(data13);
if(data12 !== undefined){
data12[key3] = data13;
}
}
if(typeof data13 === "string"){
if(data13.length > 200 && readings.isLonger(data13, 200)){
const err41 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
data13 = data13.slice(0, 200).toWellFormed();
}
if(data13 === ""){
const err42 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(formats0(data13))){
const err43 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"__proto__":null,"phone":true,"website":true,"linkedin_url":true,"lifecycle_stage":true,"lead_score":true,"owner_id":true,"description":true,"tags":true,"custom_fields":true,"external_ids":true},"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","properties":{"first_name":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"last_name":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"email":{"type":["string","null"],"format":"email","maxLength":254,"reads":"email"},"additional_emails":{"type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/Email"}},"mobile":{"type":["string","null"],"format":"phone","maxLength":50,"reads":"text"},"job_title":{"type":["string","null"],"maxLength":150,"format":"text","reads":"text"},"department":{"type":["string","null"],"maxLength":150,"format":"text","reads":"text"},"company_id":{"type":["string","null"],"format":"uuid","reads":"text"},"lead_status":{"type":["string","null"],"enum":["new","contacted","nurturing","qualified","unqualified",null],"reads":{"choice":["new","contacted","nurturing","qualified","unqualified",null]}},"source":{"type":["string","null"],"enum":["manual","api","import","mcp","booking","form","email","referral","event","partner","advertisement","other",null],"reads":{"choice":["manual","api","import","mcp","booking","form","email","referral","event","partner","advertisement","other",null]}},"email_consent":{"type":"string","enum":["unknown","opted_in","opted_out"],"reads":{"choice":["unknown","opted_in","opted_out"]}},"do_not_call":{"type":"boolean"},"timezone":{"type":["string","null"],"format":"timezone","maxLength":100,"reads":"text"},"locale":{"type":["string","null"],"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$","format":"text","reads":"text"},"address":{"$ref":"document#/components/schemas/Address"},"avatar_url":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"birthday":{"type":["string","null"],"format":"date","reads":"text"}}};
const schema24 = {"type":"string","format":"email","maxLength":254,"reads":"email"};
const schema25 = {"type":["object","null"],"properties":{"street":{"type":["string","null"],"maxLength":255,"format":"text","reads":"text"},"city":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"region":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"postal_code":{"type":["string","null"],"maxLength":20,"format":"text","reads":"text"},"country":{"type":["string","null"],"format":"country","reads":"text"}},"additionalProperties":false};
const formats70 = formats.timezone;
const formats82 = formats.country;
const formats86 = formats.date;
const pattern3 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$", "u");

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
if(data.first_name !== undefined){
let data0 = data.first_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema23.properties.first_name.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["first_name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err1 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/format",keyword:"format",params:{format: "text"}};
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
if(data.last_name !== undefined){
let data1 = data.last_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema23.properties.last_name.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 1400){
data1 = readings.text(data1);
if(data !== undefined){
data["last_name"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err4 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema23.properties.email.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 2016){
data2 = readings.email(data2);
if(data !== undefined){
data["email"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 254 && readings.isLonger(data2, 254)){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data2 = data2.slice(0, 254).toWellFormed();
}
if(!(formats2(data2))){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
if(data.additional_emails !== undefined){
let data3 = data.additional_emails;
if(Array.isArray(data3)){
if(data3.length > 10){
const err9 = {instancePath:instancePath+"/additional_emails",schemaPath:"#/properties/additional_emails/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data3 = data3.slice(0, 10);
}
const len0 = data3.length;
const errorsBefore11 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore11 >= 100) break;
let data4 = data3[i0];
if(typeof data4 === "string" && data4.length <= 2016){
data4 = readings.email(data4);
if(data3 !== undefined){
data3[i0] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 254 && readings.isLonger(data4, 254)){
const err10 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data4 = data4.slice(0, 254).toWellFormed();
}
if(!(formats2(data4))){
const err11 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/format",keyword:"format",params:{format: "email"}};
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
const err12 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/type",keyword:"type",params:{type: "string"}};
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
const err13 = {instancePath:instancePath+"/additional_emails",schemaPath:"#/properties/additional_emails/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.mobile !== undefined){
let data5 = data.mobile;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: schema23.properties.mobile.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 1200){
data5 = readings.text(data5);
if(data !== undefined){
data["mobile"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 50 && readings.isLonger(data5, 50)){
const err15 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
data5 = data5.slice(0, 50).toWellFormed();
}
if(!(formats36(data5))){
const err16 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/format",keyword:"format",params:{format: "phone"}};
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
if(data.job_title !== undefined){
let data6 = data.job_title;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: schema23.properties.job_title.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 1600){
data6 = readings.text(data6);
if(data !== undefined){
data["job_title"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 150 && readings.isLonger(data6, 150)){
const err18 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data6 = data6.slice(0, 150).toWellFormed();
}
if(!(formats0(data6))){
const err19 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/format",keyword:"format",params:{format: "text"}};
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
if(data.department !== undefined){
let data7 = data.department;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema23.properties.department.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string" && data7.length <= 1600){
data7 = readings.text(data7);
if(data !== undefined){
data["department"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 150 && readings.isLonger(data7, 150)){
const err21 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
data7 = data7.slice(0, 150).toWellFormed();
}
if(!(formats0(data7))){
const err22 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/format",keyword:"format",params:{format: "text"}};
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
if(data.company_id !== undefined){
let data8 = data.company_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: schema23.properties.company_id.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.text(data8);
if(data !== undefined){
data["company_id"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats6(data8))){
const err24 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.lead_status !== undefined){
let data9 = data.lead_status;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/lead_status",schemaPath:"#/properties/lead_status/type",keyword:"type",params:{type: schema23.properties.lead_status.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.choice(data9, schema23.properties.lead_status.reads.choice);
if(data !== undefined){
data["lead_status"] = data9;
}
}
if(!((((((data9 === "new") || (data9 === "contacted")) || (data9 === "nurturing")) || (data9 === "qualified")) || (data9 === "unqualified")) || (data9 === null))){
const err26 = {instancePath:instancePath+"/lead_status",schemaPath:"#/properties/lead_status/enum",keyword:"enum",params:{allowedValues: schema23.properties.lead_status.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema23.properties.source.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.choice(data10, schema23.properties.source.reads.choice);
if(data !== undefined){
data["source"] = data10;
}
}
if(!(((((((((((((data10 === "manual") || (data10 === "api")) || (data10 === "import")) || (data10 === "mcp")) || (data10 === "booking")) || (data10 === "form")) || (data10 === "email")) || (data10 === "referral")) || (data10 === "event")) || (data10 === "partner")) || (data10 === "advertisement")) || (data10 === "other")) || (data10 === null))){
const err28 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema23.properties.source.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.email_consent !== undefined){
let data11 = data.email_consent;
if(typeof data11 !== "string"){
const err29 = {instancePath:instancePath+"/email_consent",schemaPath:"#/properties/email_consent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data11 === "string"){
data11 = readings.choice(data11, schema23.properties.email_consent.reads.choice);
if(data !== undefined){
data["email_consent"] = data11;
}
}
if(!(((data11 === "unknown") || (data11 === "opted_in")) || (data11 === "opted_out"))){
const err30 = {instancePath:instancePath+"/email_consent",schemaPath:"#/properties/email_consent/enum",keyword:"enum",params:{allowedValues: schema23.properties.email_consent.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.do_not_call !== undefined){
if(typeof data.do_not_call !== "boolean"){
const err31 = {instancePath:instancePath+"/do_not_call",schemaPath:"#/properties/do_not_call/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.timezone !== undefined){
let data13 = data.timezone;
if((typeof data13 !== "string") && (data13 !== null)){
const err32 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema23.properties.timezone.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data13 === "string" && data13.length <= 1400){
data13 = readings.text(data13);
if(data !== undefined){
data["timezone"] = data13;
}
}
if(typeof data13 === "string"){
if(data13.length > 100 && readings.isLonger(data13, 100)){
const err33 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
data13 = data13.slice(0, 100).toWellFormed();
}
if(!(formats70(data13))){
const err34 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "timezone"}};
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
if(data.locale !== undefined){
let data14 = data.locale;
if((typeof data14 !== "string") && (data14 !== null)){
const err35 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema23.properties.locale.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data14 === "string" && data14.length <= 1000){
data14 = readings.text(data14);
if(data !== undefined){
data["locale"] = data14;
}
}
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
const err36 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats0(data14))){
const err37 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.address !== undefined){
let data15 = data.address;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err38 = {instancePath:instancePath+"/address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema25.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const errorsBefore12 = errors;
for(const key0 in data15){
if(errors - errorsBefore12 >= 100) break;
if(!(((((key0 === "street") || (key0 === "city")) || (key0 === "region")) || (key0 === "postal_code")) || (key0 === "country"))){
const err39 = {instancePath:instancePath+"/address",schemaPath:"document#/components/schemas/Address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.street !== undefined){
let data16 = data15.street;
if((typeof data16 !== "string") && (data16 !== null)){
const err40 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema25.properties.street.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data16 === "string" && data16.length <= 2020){
data16 = readings.text(data16);
if(data15 !== undefined){
data15["street"] = data16;
}
}
if(typeof data16 === "string"){
if(data16.length > 255 && readings.isLonger(data16, 255)){
const err41 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
data16 = data16.slice(0, 255).toWellFormed();
}
if(!(formats0(data16))){
const err42 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/format",keyword:"format",params:{format: "text"}};
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
if(data15.city !== undefined){
let data17 = data15.city;
if((typeof data17 !== "string") && (data17 !== null)){
const err43 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema25.properties.city.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data17 === "string" && data17.length <= 1400){
data17 = readings.text(data17);
if(data15 !== undefined){
data15["city"] = data17;
}
}
if(typeof data17 === "string"){
if(data17.length > 100 && readings.isLonger(data17, 100)){
const err44 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
data17 = data17.slice(0, 100).toWellFormed();
}
if(!(formats0(data17))){
const err45 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/format",keyword:"format",params:{format: "text"}};
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
if(data15.region !== undefined){
let data18 = data15.region;
if((typeof data18 !== "string") && (data18 !== null)){
const err46 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema25.properties.region.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data18 === "string" && data18.length <= 1400){
data18 = readings.text(data18);
if(data15 !== undefined){
data15["region"] = data18;
}
}
if(typeof data18 === "string"){
if(data18.length > 100 && readings.isLonger(data18, 100)){
const err47 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
data18 = data18.slice(0, 100).toWellFormed();
}
if(!(formats0(data18))){
const err48 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/format",keyword:"format",params:{format: "text"}};
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
if(data15.postal_code !== undefined){
let data19 = data15.postal_code;
if((typeof data19 !== "string") && (data19 !== null)){
const err49 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema25.properties.postal_code.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data19 === "string" && data19.length <= 1080){
data19 = readings.text(data19);
if(data15 !== undefined){
data15["postal_code"] = data19;
}
}
if(typeof data19 === "string"){
if(data19.length > 20 && readings.isLonger(data19, 20)){
const err50 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
data19 = data19.slice(0, 20).toWellFormed();
}
if(!(formats0(data19))){
const err51 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data15.country !== undefined){
let data20 = data15.country;
if((typeof data20 !== "string") && (data20 !== null)){
const err52 = {instancePath:instancePath+"/address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema25.properties.country.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data20 === "string" && data20.length <= 1000){
data20 = readings.text(data20);
if(data15 !== undefined){
data15["country"] = data20;
}
}
if(typeof data20 === "string"){
if(!(formats82(data20))){
const err53 = {instancePath:instancePath+"/address/country",schemaPath:"document#/components/schemas/Address/properties/country/format",keyword:"format",params:{format: "country"}};
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
}
}
if(data.avatar_url !== undefined){
let data21 = data.avatar_url;
if((typeof data21 !== "string") && (data21 !== null)){
const err54 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema23.properties.avatar_url.type}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data21 === "string" && data21.length <= 9000){
data21 = readings.text(data21);
if(data !== undefined){
data["avatar_url"] = data21;
}
}
if(typeof data21 === "string"){
if(data21.length > 2000 && readings.isLonger(data21, 2000)){
const err55 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
data21 = data21.slice(0, 2000).toWellFormed();
}
if(!(formats38(data21))){
const err56 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/format",keyword:"format",params:{format: "uri"}};
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
if(data.birthday !== undefined){
let data22 = data.birthday;
if((typeof data22 !== "string") && (data22 !== null)){
const err57 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: schema23.properties.birthday.type}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data22 === "string" && data22.length <= 1000){
data22 = readings.text(data22);
if(data !== undefined){
data["birthday"] = data22;
}
}
if(typeof data22 === "string"){
if(!(formats86(data22))){
const err58 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"__proto__":null,"first_name":true,"last_name":true,"email":true,"additional_emails":true,"mobile":true,"job_title":true,"department":true,"company_id":true,"lead_status":true,"source":true,"email_consent":true,"do_not_call":true,"timezone":true,"locale":true,"address":true,"avatar_url":true,"birthday":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entity_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema17.properties.entity_type.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if("contact" !== data0){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/const",keyword:"const",params:{allowedValue: "contact"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
const errorsBefore13 = errors;
for(const key0 in data){
if(errors - errorsBefore13 >= 100) break;
if((((((((((((((((((((((((((((key0 !== "entity_type") && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "email")) && (key0 !== "additional_emails")) && (key0 !== "mobile")) && (key0 !== "job_title")) && (key0 !== "department")) && (key0 !== "company_id")) && (key0 !== "lead_status")) && (key0 !== "source")) && (key0 !== "email_consent")) && (key0 !== "do_not_call")) && (key0 !== "timezone")) && (key0 !== "locale")) && (key0 !== "address")) && (key0 !== "avatar_url")) && (key0 !== "birthday")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
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
if((((data.first_name === undefined || data.first_name === null || data.first_name === "")) && ((data.last_name === undefined || data.last_name === null || data.last_name === ""))) && ((data.email === undefined || data.email === null || data.email === ""))){
const err4 = {instancePath,schemaPath:"#/oneRequired",keyword:"oneRequired",params:{choice: "first_name, last_name, email", last: "email"}};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","required":["entity_type","name"],"properties":{"entity_type":{"type":"string","const":"company","reads":{"choice":["company"]}}},"allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/CompanyFields"}],"unevaluatedProperties":false};
const schema27 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"domain":{"type":["string","null"],"maxLength":2000,"format":"text","reads":"text"},"additional_domains":{"type":"array","maxItems":10,"items":{"type":"string","minLength":1,"maxLength":2000,"format":"text","reads":"text"}},"email":{"type":["string","null"],"format":"email","maxLength":254,"reads":"email"},"type":{"type":["string","null"],"enum":["prospect","customer","partner","reseller","investor","vendor","other",null],"reads":{"choice":["prospect","customer","partner","reseller","investor","vendor","other",null]}},"industry":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"employee_count":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"annual_revenue":{"type":["number","null"],"minimum":0,"maximum":999999999999.99},"currency":{"type":["string","null"],"format":"currency","reads":"text"},"parent_company_id":{"type":["string","null"],"format":"uuid","reads":"text"},"billing_address":{"$ref":"document#/components/schemas/Address"},"shipping_address":{"$ref":"document#/components/schemas/Address"},"registration_number":{"type":["string","null"],"maxLength":40,"format":"text","reads":"text"},"vat_number":{"type":["string","null"],"maxLength":40,"format":"text","reads":"text"}}};
const formats98 = formats.currency;

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string" && data0.length <= 1800){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 200 && readings.isLonger(data0, 200)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 200).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema27.properties.domain.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 9000){
data1 = readings.text(data1);
if(data !== undefined){
data["domain"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 2000 && readings.isLonger(data1, 2000)){
const err5 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 2000).toWellFormed();
}
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/format",keyword:"format",params:{format: "text"}};
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
if(data.additional_domains !== undefined){
let data2 = data.additional_domains;
if(Array.isArray(data2)){
if(data2.length > 10){
const err7 = {instancePath:instancePath+"/additional_domains",schemaPath:"#/properties/additional_domains/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data2 = data2.slice(0, 10);
}
const len0 = data2.length;
const errorsBefore14 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore14 >= 100) break;
let data3 = data2[i0];
if(typeof data3 === "string" && data3.length <= 9000){
data3 = readings.text(data3);
if(data2 !== undefined){
data2[i0] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 2000 && readings.isLonger(data3, 2000)){
const err8 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
data3 = data3.slice(0, 2000).toWellFormed();
}
if(data3 === ""){
const err9 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0(data3))){
const err10 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/format",keyword:"format",params:{format: "text"}};
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
const err11 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err12 = {instancePath:instancePath+"/additional_domains",schemaPath:"#/properties/additional_domains/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema27.properties.email.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string" && data4.length <= 2016){
data4 = readings.email(data4);
if(data !== undefined){
data["email"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 254 && readings.isLonger(data4, 254)){
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data4 = data4.slice(0, 254).toWellFormed();
}
if(!(formats2(data4))){
const err15 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
if(data.type !== undefined){
let data5 = data.type;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema27.properties.type.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema27.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data5;
}
}
if(!((((((((data5 === "prospect") || (data5 === "customer")) || (data5 === "partner")) || (data5 === "reseller")) || (data5 === "investor")) || (data5 === "vendor")) || (data5 === "other")) || (data5 === null))){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.industry !== undefined){
let data6 = data.industry;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema27.properties.industry.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 1400){
data6 = readings.text(data6);
if(data !== undefined){
data["industry"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 100 && readings.isLonger(data6, 100)){
const err19 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data6 = data6.slice(0, 100).toWellFormed();
}
if(!(formats0(data6))){
const err20 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/format",keyword:"format",params:{format: "text"}};
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
if(data.employee_count !== undefined){
let data7 = data.employee_count;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err21 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/type",keyword:"type",params:{type: schema27.properties.employee_count.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.annual_revenue !== undefined){
let data8 = data.annual_revenue;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err24 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/type",keyword:"type",params:{type: schema27.properties.annual_revenue.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999999999999.99 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data9 = data.currency;
if((typeof data9 !== "string") && (data9 !== null)){
const err27 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema27.properties.currency.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.text(data9);
if(data !== undefined){
data["currency"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats98(data9))){
const err28 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/format",keyword:"format",params:{format: "currency"}};
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
if(data.parent_company_id !== undefined){
let data10 = data.parent_company_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/parent_company_id",schemaPath:"#/properties/parent_company_id/type",keyword:"type",params:{type: schema27.properties.parent_company_id.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string" && data10.length <= 1000){
data10 = readings.text(data10);
if(data !== undefined){
data["parent_company_id"] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats6(data10))){
const err30 = {instancePath:instancePath+"/parent_company_id",schemaPath:"#/properties/parent_company_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.billing_address !== undefined){
let data11 = data.billing_address;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err31 = {instancePath:instancePath+"/billing_address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema25.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const errorsBefore15 = errors;
for(const key0 in data11){
if(errors - errorsBefore15 >= 100) break;
if(!(((((key0 === "street") || (key0 === "city")) || (key0 === "region")) || (key0 === "postal_code")) || (key0 === "country"))){
const err32 = {instancePath:instancePath+"/billing_address",schemaPath:"document#/components/schemas/Address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.street !== undefined){
let data12 = data11.street;
if((typeof data12 !== "string") && (data12 !== null)){
const err33 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema25.properties.street.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 === "string" && data12.length <= 2020){
data12 = readings.text(data12);
if(data11 !== undefined){
data11["street"] = data12;
}
}
if(typeof data12 === "string"){
if(data12.length > 255 && readings.isLonger(data12, 255)){
const err34 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
data12 = data12.slice(0, 255).toWellFormed();
}
if(!(formats0(data12))){
const err35 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data11.city !== undefined){
let data13 = data11.city;
if((typeof data13 !== "string") && (data13 !== null)){
const err36 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema25.properties.city.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 === "string" && data13.length <= 1400){
data13 = readings.text(data13);
if(data11 !== undefined){
data11["city"] = data13;
}
}
if(typeof data13 === "string"){
if(data13.length > 100 && readings.isLonger(data13, 100)){
const err37 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
data13 = data13.slice(0, 100).toWellFormed();
}
if(!(formats0(data13))){
const err38 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data11.region !== undefined){
let data14 = data11.region;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema25.properties.region.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data14 === "string" && data14.length <= 1400){
data14 = readings.text(data14);
if(data11 !== undefined){
data11["region"] = data14;
}
}
if(typeof data14 === "string"){
if(data14.length > 100 && readings.isLonger(data14, 100)){
const err40 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
data14 = data14.slice(0, 100).toWellFormed();
}
if(!(formats0(data14))){
const err41 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/format",keyword:"format",params:{format: "text"}};
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
if(data11.postal_code !== undefined){
let data15 = data11.postal_code;
if((typeof data15 !== "string") && (data15 !== null)){
const err42 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema25.properties.postal_code.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data15 === "string" && data15.length <= 1080){
data15 = readings.text(data15);
if(data11 !== undefined){
data11["postal_code"] = data15;
}
}
if(typeof data15 === "string"){
if(data15.length > 20 && readings.isLonger(data15, 20)){
const err43 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
data15 = data15.slice(0, 20).toWellFormed();
}
if(!(formats0(data15))){
const err44 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data11.country !== undefined){
let data16 = data11.country;
if((typeof data16 !== "string") && (data16 !== null)){
const err45 = {instancePath:instancePath+"/billing_address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema25.properties.country.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data16 === "string" && data16.length <= 1000){
data16 = readings.text(data16);
if(data11 !== undefined){
data11["country"] = data16;
}
}
if(typeof data16 === "string"){
if(!(formats82(data16))){
const err46 = {instancePath:instancePath+"/billing_address/country",schemaPath:"document#/components/schemas/Address/properties/country/format",keyword:"format",params:{format: "country"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
}
if(data.shipping_address !== undefined){
let data17 = data.shipping_address;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
const err47 = {instancePath:instancePath+"/shipping_address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema25.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
const errorsBefore16 = errors;
for(const key1 in data17){
if(errors - errorsBefore16 >= 100) break;
if(!(((((key1 === "street") || (key1 === "city")) || (key1 === "region")) || (key1 === "postal_code")) || (key1 === "country"))){
const err48 = {instancePath:instancePath+"/shipping_address",schemaPath:"document#/components/schemas/Address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data17.street !== undefined){
let data18 = data17.street;
if((typeof data18 !== "string") && (data18 !== null)){
const err49 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema25.properties.street.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data18 === "string" && data18.length <= 2020){
data18 = readings.text(data18);
if(data17 !== undefined){
data17["street"] = data18;
}
}
if(typeof data18 === "string"){
if(data18.length > 255 && readings.isLonger(data18, 255)){
const err50 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
data18 = data18.slice(0, 255).toWellFormed();
}
if(!(formats0(data18))){
const err51 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data17.city !== undefined){
let data19 = data17.city;
if((typeof data19 !== "string") && (data19 !== null)){
const err52 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema25.properties.city.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data19 === "string" && data19.length <= 1400){
data19 = readings.text(data19);
if(data17 !== undefined){
data17["city"] = data19;
}
}
if(typeof data19 === "string"){
if(data19.length > 100 && readings.isLonger(data19, 100)){
const err53 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
data19 = data19.slice(0, 100).toWellFormed();
}
if(!(formats0(data19))){
const err54 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/format",keyword:"format",params:{format: "text"}};
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
if(data17.region !== undefined){
let data20 = data17.region;
if((typeof data20 !== "string") && (data20 !== null)){
const err55 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema25.properties.region.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data20 === "string" && data20.length <= 1400){
data20 = readings.text(data20);
if(data17 !== undefined){
data17["region"] = data20;
}
}
if(typeof data20 === "string"){
if(data20.length > 100 && readings.isLonger(data20, 100)){
const err56 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
data20 = data20.slice(0, 100).toWellFormed();
}
if(!(formats0(data20))){
const err57 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/format",keyword:"format",params:{format: "text"}};
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
if(data17.postal_code !== undefined){
let data21 = data17.postal_code;
if((typeof data21 !== "string") && (data21 !== null)){
const err58 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema25.properties.postal_code.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data21 === "string" && data21.length <= 1080){
data21 = readings.text(data21);
if(data17 !== undefined){
data17["postal_code"] = data21;
}
}
if(typeof data21 === "string"){
if(data21.length > 20 && readings.isLonger(data21, 20)){
const err59 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
data21 = data21.slice(0, 20).toWellFormed();
}
if(!(formats0(data21))){
const err60 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data17.country !== undefined){
let data22 = data17.country;
if((typeof data22 !== "string") && (data22 !== null)){
const err61 = {instancePath:instancePath+"/shipping_address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema25.properties.country.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data22 === "string" && data22.length <= 1000){
data22 = readings.text(data22);
if(data17 !== undefined){
data17["country"] = data22;
}
}
if(typeof data22 === "string"){
if(!(formats82(data22))){
const err62 = {instancePath:instancePath+"/shipping_address/country",schemaPath:"document#/components/schemas/Address/properties/country/format",keyword:"format",params:{format: "country"}};
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
if(data.registration_number !== undefined){
let data23 = data.registration_number;
if((typeof data23 !== "string") && (data23 !== null)){
const err63 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/type",keyword:"type",params:{type: schema27.properties.registration_number.type}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data23 === "string" && data23.length <= 1160){
data23 = readings.text(data23);
if(data !== undefined){
data["registration_number"] = data23;
}
}
if(typeof data23 === "string"){
if(data23.length > 40 && readings.isLonger(data23, 40)){
const err64 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
data23 = data23.slice(0, 40).toWellFormed();
}
if(!(formats0(data23))){
const err65 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
if(data.vat_number !== undefined){
let data24 = data.vat_number;
if((typeof data24 !== "string") && (data24 !== null)){
const err66 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/type",keyword:"type",params:{type: schema27.properties.vat_number.type}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data24 === "string" && data24.length <= 1160){
data24 = readings.text(data24);
if(data !== undefined){
data["vat_number"] = data24;
}
}
if(typeof data24 === "string"){
if(data24.length > 40 && readings.isLonger(data24, 40)){
const err67 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
data24 = data24.slice(0, 40).toWellFormed();
}
if(!(formats0(data24))){
const err68 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"__proto__":null,"name":true,"domain":true,"additional_domains":true,"email":true,"type":true,"industry":true,"employee_count":true,"annual_revenue":true,"currency":true,"parent_company_id":true,"billing_address":true,"shipping_address":true,"registration_number":true,"vat_number":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entity_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema26.properties.entity_type.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if("company" !== data0){
const err3 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/const",keyword:"const",params:{allowedValue: "company"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const errorsBefore17 = errors;
for(const key0 in data){
if(errors - errorsBefore17 >= 100) break;
if(((((((((((((((((((((((((key0 !== "entity_type") && (key0 !== "name")) && (key0 !== "domain")) && (key0 !== "additional_domains")) && (key0 !== "email")) && (key0 !== "type")) && (key0 !== "industry")) && (key0 !== "employee_count")) && (key0 !== "annual_revenue")) && (key0 !== "currency")) && (key0 !== "parent_company_id")) && (key0 !== "billing_address")) && (key0 !== "shipping_address")) && (key0 !== "registration_number")) && (key0 !== "vat_number")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
const err4 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.entity_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema16.properties.entity_type.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if(!((data0 === "contact") || (data0 === "company"))){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues: schema16.properties.entity_type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.entity_type === "contact"){
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(data.entity_type === "company"){
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
validate4.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
else {
var props0 = validate4.evaluated.props;
}
validate3.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const entities_aggregate_parameters = validate17;
const schema30 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore18 = errors;
for(const key0 in data){
if(errors - errorsBefore18 >= 100) break;
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
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_aggregate_body = validate18;
const schema31 = {"$ref":"document#/components/schemas/EntityAggregate"};
const schema32 = {"type":"object","properties":{"filter":{"$ref":"document#/components/schemas/FilterGroup"},"group_by":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"anyOf":[{"type":"string","enum":["entity_type","lifecycle_stage_changed_at","email_consent_at","email_deliverability","last_activity_at","created_at","updated_at","lifecycle_stage","owner_id","tags","department","company_id","lead_status","source","email_consent","do_not_call","birthday","type","industry","currency","parent_company_id"],"reads":{"choice":["entity_type","lifecycle_stage_changed_at","email_consent_at","email_deliverability","last_activity_at","created_at","updated_at","lifecycle_stage","owner_id","tags","department","company_id","lead_status","source","email_consent","do_not_call","birthday","type","industry","currency","parent_company_id"]}},{"$ref":"document#/components/schemas/CustomFieldPath"}]}},"period":{"$ref":"document#/components/schemas/AggregatePeriod"},"measures":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","enum":["count","sum_lead_score","avg_lead_score","min_lead_score","max_lead_score","sum_open_opportunity_amount","avg_open_opportunity_amount","min_open_opportunity_amount","max_open_opportunity_amount","sum_employee_count","avg_employee_count","min_employee_count","max_employee_count","sum_annual_revenue","avg_annual_revenue","min_annual_revenue","max_annual_revenue"],"reads":{"choice":["count","sum_lead_score","avg_lead_score","min_lead_score","max_lead_score","sum_open_opportunity_amount","avg_open_opportunity_amount","min_open_opportunity_amount","max_open_opportunity_amount","sum_employee_count","avg_employee_count","min_employee_count","max_employee_count","sum_annual_revenue","avg_annual_revenue","min_annual_revenue","max_annual_revenue"]}}},"timezone":{"$ref":"document#/components/schemas/Timezone"},"sort":{"type":"string","maxLength":300,"pattern":"^-?(entity_type|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|created_at|updated_at|lifecycle_stage|owner_id|tags|department|company_id|lead_status|source|email_consent|do_not_call|birthday|type|industry|currency|parent_company_id|count|sum_lead_score|avg_lead_score|min_lead_score|max_lead_score|sum_open_opportunity_amount|avg_open_opportunity_amount|min_open_opportunity_amount|max_open_opportunity_amount|sum_employee_count|avg_employee_count|min_employee_count|max_employee_count|sum_annual_revenue|avg_annual_revenue|min_annual_revenue|max_annual_revenue|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(entity_type|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|created_at|updated_at|lifecycle_stage|owner_id|tags|department|company_id|lead_status|source|email_consent|do_not_call|birthday|type|industry|currency|parent_company_id|count|sum_lead_score|avg_lead_score|min_lead_score|max_lead_score|sum_open_opportunity_amount|avg_open_opportunity_amount|min_open_opportunity_amount|max_open_opportunity_amount|sum_employee_count|avg_employee_count|min_employee_count|max_employee_count|sum_annual_revenue|avg_annual_revenue|min_annual_revenue|max_annual_revenue|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$","format":"text","reads":"text"},"limit":{"type":"integer","minimum":1,"maximum":1000}},"additionalProperties":false};
const schema35 = {"type":"string","pattern":"^custom_fields\\.[a-z][a-z0-9_]{0,49}$","format":"text","reads":"text"};
const schema36 = {"type":"string","enum":["day","week","month","quarter","year"],"reads":{"choice":["day","week","month","quarter","year"]}};
const schema37 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};
const schema33 = {"type":"object","required":["op","conditions"],"properties":{"op":{"type":"string","enum":["and","or","not"],"reads":{"choice":["and","or","not"]}},"conditions":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","dispatch":{"present":["op","field"]},"cases":[{"$ref":"document#/components/schemas/FilterGroup"},{"$ref":"document#/components/schemas/FilterCondition"}]}}},"additionalProperties":false};
const schema34 = {"type":"object","required":["field","operator"],"properties":{"field":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$","format":"text","reads":"text"},"operator":{"type":"string","enum":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"],"reads":{"choice":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"]}},"value":{"type":["string","number","boolean","array"],"maxLength":1000,"maxItems":100,"items":{"type":["string","number","boolean"],"maxLength":1000,"format":"text","reads":"text"},"format":"text","reads":"text"}},"additionalProperties":false};
const wrapper0 = {validate: validate20};
const pattern4 = new RegExp("^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$", "u");

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
const errorsBefore19 = errors;
for(const key0 in data){
if(errors - errorsBefore19 >= 100) break;
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
data0 = readings.choice(data0, schema33.properties.op.reads.choice);
if(data !== undefined){
data["op"] = data0;
}
}
if(!(((data0 === "and") || (data0 === "or")) || (data0 === "not"))){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema33.properties.op.enum}};
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
const errorsBefore20 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore20 >= 100) break;
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
const errorsBefore21 = errors;
for(const key1 in data2){
if(errors - errorsBefore21 >= 100) break;
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
if(!pattern4.test(data3)){
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
data4 = readings.choice(data4, schema34.properties.operator.reads.choice);
if(data2 !== undefined){
data2["operator"] = data4;
}
}
if(!((((((((((((((((((((data4 === "eq") || (data4 === "neq")) || (data4 === "lt")) || (data4 === "lte")) || (data4 === "gt")) || (data4 === "gte")) || (data4 === "between")) || (data4 === "in")) || (data4 === "not_in")) || (data4 === "contains")) || (data4 === "not_contains")) || (data4 === "starts_with")) || (data4 === "ends_with")) || (data4 === "is_empty")) || (data4 === "is_not_empty")) || (data4 === "within_last_days")) || (data4 === "within_next_days")) || (data4 === "older_than_days")) || (data4 === "has_any")) || (data4 === "has_all"))){
const err14 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"document#/components/schemas/FilterCondition/properties/operator/enum",keyword:"enum",params:{allowedValues: schema34.properties.operator.enum}};
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
const err15 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/type",keyword:"type",params:{type: schema34.properties.value.type}};
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
const errorsBefore22 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore22 >= 100) break;
let data6 = data5[i1];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err19 = {instancePath:instancePath+"/conditions/" + i0+"/value/" + i1,schemaPath:"document#/components/schemas/FilterCondition/properties/value/items/type",keyword:"type",params:{type: schema34.properties.value.items.type}};
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("^custom_fields\\.[a-z][a-z0-9_]{0,49}$", "u");
const pattern6 = new RegExp("^-?(entity_type|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|created_at|updated_at|lifecycle_stage|owner_id|tags|department|company_id|lead_status|source|email_consent|do_not_call|birthday|type|industry|currency|parent_company_id|count|sum_lead_score|avg_lead_score|min_lead_score|max_lead_score|sum_open_opportunity_amount|avg_open_opportunity_amount|min_open_opportunity_amount|max_open_opportunity_amount|sum_employee_count|avg_employee_count|min_employee_count|max_employee_count|sum_annual_revenue|avg_annual_revenue|min_annual_revenue|max_annual_revenue|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(entity_type|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|created_at|updated_at|lifecycle_stage|owner_id|tags|department|company_id|lead_status|source|email_consent|do_not_call|birthday|type|industry|currency|parent_company_id|count|sum_lead_score|avg_lead_score|min_lead_score|max_lead_score|sum_open_opportunity_amount|avg_open_opportunity_amount|min_open_opportunity_amount|max_open_opportunity_amount|sum_employee_count|avg_employee_count|min_employee_count|max_employee_count|sum_annual_revenue|avg_annual_revenue|min_annual_revenue|max_annual_revenue|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore23 = errors;
for(const key0 in data){
if(errors - errorsBefore23 >= 100) break;
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
if(!(validate20(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
const errorsBefore24 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore24 >= 100) break;
let data2 = data1[i0];
const _errs6 = errors;
let valid3 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/group_by/" + i0,schemaPath:"#/properties/group_by/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema32.properties.group_by.items.anyOf[0].reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!(((((((((((((((((((((data2 === "entity_type") || (data2 === "lifecycle_stage_changed_at")) || (data2 === "email_consent_at")) || (data2 === "email_deliverability")) || (data2 === "last_activity_at")) || (data2 === "created_at")) || (data2 === "updated_at")) || (data2 === "lifecycle_stage")) || (data2 === "owner_id")) || (data2 === "tags")) || (data2 === "department")) || (data2 === "company_id")) || (data2 === "lead_status")) || (data2 === "source")) || (data2 === "email_consent")) || (data2 === "do_not_call")) || (data2 === "birthday")) || (data2 === "type")) || (data2 === "industry")) || (data2 === "currency")) || (data2 === "parent_company_id"))){
const err3 = {instancePath:instancePath+"/group_by/" + i0,schemaPath:"#/properties/group_by/items/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema32.properties.group_by.items.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
const _errs9 = errors;
if(typeof data2 === "string" && data2.length <= 1000){
data2 = readings.text(data2);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err4 = {instancePath:instancePath+"/group_by/" + i0,schemaPath:"document#/components/schemas/CustomFieldPath/pattern",keyword:"pattern",params:{pattern: "^custom_fields\\.[a-z][a-z0-9_]{0,49}$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data2))){
const err5 = {instancePath:instancePath+"/group_by/" + i0,schemaPath:"document#/components/schemas/CustomFieldPath/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/group_by/" + i0,schemaPath:"document#/components/schemas/CustomFieldPath/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err7 = {instancePath:instancePath+"/group_by/" + i0,schemaPath:"#/properties/group_by/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data1[i1], data1[j0])){
const err8 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
const err9 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.period !== undefined){
let data3 = data.period;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/period",schemaPath:"document#/components/schemas/AggregatePeriod/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema36.reads.choice);
if(data !== undefined){
data["period"] = data3;
}
}
if(!(((((data3 === "day") || (data3 === "week")) || (data3 === "month")) || (data3 === "quarter")) || (data3 === "year"))){
const err11 = {instancePath:instancePath+"/period",schemaPath:"document#/components/schemas/AggregatePeriod/enum",keyword:"enum",params:{allowedValues: schema36.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.measures !== undefined){
let data4 = data.measures;
if(Array.isArray(data4)){
if(data4.length > 20){
const err12 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
data4 = data4.slice(0, 20);
}
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data4.length;
const errorsBefore25 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore25 >= 100) break;
let data5 = data4[i2];
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema32.properties.measures.items.reads.choice);
if(data4 !== undefined){
data4[i2] = data5;
}
}
if(!(((((((((((((((((data5 === "count") || (data5 === "sum_lead_score")) || (data5 === "avg_lead_score")) || (data5 === "min_lead_score")) || (data5 === "max_lead_score")) || (data5 === "sum_open_opportunity_amount")) || (data5 === "avg_open_opportunity_amount")) || (data5 === "min_open_opportunity_amount")) || (data5 === "max_open_opportunity_amount")) || (data5 === "sum_employee_count")) || (data5 === "avg_employee_count")) || (data5 === "min_employee_count")) || (data5 === "max_employee_count")) || (data5 === "sum_annual_revenue")) || (data5 === "avg_annual_revenue")) || (data5 === "min_annual_revenue")) || (data5 === "max_annual_revenue"))){
const err15 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/enum",keyword:"enum",params:{allowedValues: schema32.properties.measures.items.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data4[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err16 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err17 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
const err18 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data6 = data6.slice(0, 100).toWellFormed();
}
if(!(formats70(data6))){
const err19 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err20 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
const err21 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
data7 = data7.slice(0, 300).toWellFormed();
}
if(!pattern6.test(data7)){
const err22 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(entity_type|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|created_at|updated_at|lifecycle_stage|owner_id|tags|department|company_id|lead_status|source|email_consent|do_not_call|birthday|type|industry|currency|parent_company_id|count|sum_lead_score|avg_lead_score|min_lead_score|max_lead_score|sum_open_opportunity_amount|avg_open_opportunity_amount|min_open_opportunity_amount|max_open_opportunity_amount|sum_employee_count|avg_employee_count|min_employee_count|max_employee_count|sum_annual_revenue|avg_annual_revenue|min_annual_revenue|max_annual_revenue|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(entity_type|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|created_at|updated_at|lifecycle_stage|owner_id|tags|department|company_id|lead_status|source|email_consent|do_not_call|birthday|type|industry|currency|parent_company_id|count|sum_lead_score|avg_lead_score|min_lead_score|max_lead_score|sum_open_opportunity_amount|avg_open_opportunity_amount|min_open_opportunity_amount|max_open_opportunity_amount|sum_employee_count|avg_employee_count|min_employee_count|max_employee_count|sum_annual_revenue|avg_annual_revenue|min_annual_revenue|max_annual_revenue|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats0(data7))){
const err23 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.limit !== undefined){
let data8 = data.limit;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
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
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_batch_parameters = validate23;
const schema38 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore26 = errors;
for(const key0 in data){
if(errors - errorsBefore26 >= 100) break;
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_batch_body = validate24;
const schema39 = {"$ref":"document#/components/schemas/EntityBatch"};
const schema40 = {"type":"object","required":["operations"],"properties":{"operations":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/BatchOperation"}}},"additionalProperties":false};
const schema41 = {"type":"object","required":["method"],"properties":{"method":{"type":"string","enum":["create","update","delete","upsert"],"reads":{"choice":["create","update","delete","upsert"]}}},"dispatch":{"property":"method","values":["create","update","delete","upsert"]},"cases":[{"$ref":"document#/components/schemas/BatchCreate"},{"$ref":"document#/components/schemas/BatchUpdate"},{"$ref":"document#/components/schemas/BatchDelete"},{"$ref":"document#/components/schemas/BatchUpsert"}]};
const schema42 = {"type":"object","required":["method","record"],"properties":{"method":{"type":"string","const":"create","reads":{"choice":["create"]}},"record":{"$ref":"document#/components/schemas/EntityCreate"}},"additionalProperties":false};

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
if(data.entity_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema16.properties.entity_type.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if(!((data0 === "contact") || (data0 === "company"))){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues: schema16.properties.entity_type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.entity_type === "contact"){
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(data.entity_type === "company"){
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
validate28.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
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
const errorsBefore27 = errors;
for(const key0 in data){
if(errors - errorsBefore27 >= 100) break;
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
data0 = readings.choice(data0, schema42.properties.method.reads.choice);
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
if(!(validate28(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","required":["method","id","changes"],"properties":{"id":{"$ref":"document#/components/schemas/Id"},"method":{"type":"string","const":"update","reads":{"choice":["update"]}},"expected_version":{"type":"integer","minimum":1},"changes":{"$ref":"document#/components/schemas/EntityUpdate"}},"additionalProperties":false};
const schema46 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/ContactFields"},{"$ref":"document#/components/schemas/CompanyFields"}],"unevaluatedProperties":false,"properties":{"id":{},"entity_type":{},"full_name":{},"lifecycle_stage_changed_at":{},"email_consent_at":{},"email_deliverability":{},"last_activity_at":{},"contact_count":{},"open_opportunity_amount":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{},"related":{}}};

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
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore28 = errors;
for(const key0 in data){
if(errors - errorsBefore28 >= 100) break;
if((((((((((((((((((((((((((((((((((((((((((((((((((((((((key0 !== "id") && (key0 !== "entity_type")) && (key0 !== "full_name")) && (key0 !== "lifecycle_stage_changed_at")) && (key0 !== "email_consent_at")) && (key0 !== "email_deliverability")) && (key0 !== "last_activity_at")) && (key0 !== "contact_count")) && (key0 !== "open_opportunity_amount")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "related")) && (key0 !== "name")) && (key0 !== "domain")) && (key0 !== "additional_domains")) && (key0 !== "email")) && (key0 !== "type")) && (key0 !== "industry")) && (key0 !== "employee_count")) && (key0 !== "annual_revenue")) && (key0 !== "currency")) && (key0 !== "parent_company_id")) && (key0 !== "billing_address")) && (key0 !== "shipping_address")) && (key0 !== "registration_number")) && (key0 !== "vat_number")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "additional_emails")) && (key0 !== "mobile")) && (key0 !== "job_title")) && (key0 !== "department")) && (key0 !== "company_id")) && (key0 !== "lead_status")) && (key0 !== "source")) && (key0 !== "email_consent")) && (key0 !== "do_not_call")) && (key0 !== "timezone")) && (key0 !== "locale")) && (key0 !== "address")) && (key0 !== "avatar_url")) && (key0 !== "birthday")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
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
const errorsBefore29 = errors;
for(const key0 in data){
if(errors - errorsBefore29 >= 100) break;
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
if(!(formats6(data0))){
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
data1 = readings.choice(data1, schema44.properties.method.reads.choice);
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
if(!(validate34(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","required":["method","id"],"properties":{"id":{"$ref":"document#/components/schemas/Id"},"method":{"type":"string","const":"delete","reads":{"choice":["delete"]}},"expected_version":{"type":"integer","minimum":1}},"additionalProperties":false};

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
const errorsBefore30 = errors;
for(const key0 in data){
if(errors - errorsBefore30 >= 100) break;
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
if(!(formats6(data0))){
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
data1 = readings.choice(data1, schema47.properties.method.reads.choice);
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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","required":["method","match_by","record"],"properties":{"method":{"type":"string","const":"upsert","reads":{"choice":["upsert"]}},"match_by":{"$ref":"document#/components/schemas/MatchBy"},"namespace":{"$ref":"document#/components/schemas/Namespace"},"record":{"$ref":"document#/components/schemas/UpsertRecord"}},"allOf":[{"$ref":"document#/components/schemas/UpsertKey"}],"additionalProperties":false};
const schema50 = {"type":"object","allOf":[{"if":{"required":["match_by","record"],"properties":{"match_by":{"const":"email","reads":{"choice":["email"]}},"record":{"required":["entity_type"],"properties":{"entity_type":{"const":"contact","reads":{"choice":["contact"]}}}}}},"then":{"properties":{"record":{"required":["email"],"properties":{"email":{"type":"string","format":"email","reads":"email"}}}}}},{"if":{"required":["match_by","record"],"properties":{"match_by":{"const":"domain","reads":{"choice":["domain"]}},"record":{"required":["entity_type"],"properties":{"entity_type":{"const":"company","reads":{"choice":["company"]}}}}}},"then":{"properties":{"record":{"required":["domain"],"properties":{"domain":{"type":"string","minLength":1,"maxLength":2000,"format":"text","reads":"text"}}}}}},{"if":{"required":["match_by"],"properties":{"match_by":{"const":"external_id","reads":{"choice":["external_id"]}}}},"then":{"required":["namespace"],"properties":{"record":{"required":["external_ids"]}}}}]};
const schema51 = {"type":"string","enum":["email","domain","external_id"],"reads":{"choice":["email","domain","external_id"]}};
const schema52 = {"type":"string","pattern":"^[a-z][a-z0-9_.-]{0,49}$","format":"text","reads":"text"};
const schema53 = {"type":"object","required":["entity_type"],"properties":{"entity_type":{"type":"string","enum":["contact","company"],"reads":{"choice":["contact","company"]}}},"dispatch":{"property":"entity_type","values":["contact","company"]},"cases":[{"$ref":"document#/components/schemas/ContactUpsert"},{"$ref":"document#/components/schemas/CompanyCreate"}]};
const schema54 = {"type":"object","required":["entity_type"],"properties":{"entity_type":{"type":"string","const":"contact","reads":{"choice":["contact"]}}},"allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/ContactFields"}],"unevaluatedProperties":false};

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
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entity_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema54.properties.entity_type.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if("contact" !== data0){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/const",keyword:"const",params:{allowedValue: "contact"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
const errorsBefore31 = errors;
for(const key0 in data){
if(errors - errorsBefore31 >= 100) break;
if((((((((((((((((((((((((((((key0 !== "entity_type") && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "email")) && (key0 !== "additional_emails")) && (key0 !== "mobile")) && (key0 !== "job_title")) && (key0 !== "department")) && (key0 !== "company_id")) && (key0 !== "lead_status")) && (key0 !== "source")) && (key0 !== "email_consent")) && (key0 !== "do_not_call")) && (key0 !== "timezone")) && (key0 !== "locale")) && (key0 !== "address")) && (key0 !== "avatar_url")) && (key0 !== "birthday")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.entity_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema53.properties.entity_type.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if(!((data0 === "contact") || (data0 === "company"))){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues: schema53.properties.entity_type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.entity_type === "contact"){
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(data.entity_type === "company"){
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
validate43.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"document#/components/schemas/UpsertKey/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs5 = errors;
let valid3 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.match_by === undefined) && (missing0 = "match_by")) || ((data.record === undefined) && (missing0 = "record"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.match_by !== undefined){
let data0 = data.match_by;
const _errs7 = errors;
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema50.allOf[0].if.properties.match_by.reads.choice);
if(data !== undefined){
data["match_by"] = data0;
}
}
if("email" !== data0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs7 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.record !== undefined){
let data1 = data.record;
const _errs8 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.entity_type === undefined) && (missing1 = "entity_type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data1.entity_type !== undefined){
let data2 = data1.entity_type;
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema50.allOf[0].if.properties.record.properties.entity_type.reads.choice);
if(data1 !== undefined){
data1["entity_type"] = data2;
}
}
if("contact" !== data2){
const err4 = {};
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
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record !== undefined){
let data3 = data.record;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.email === undefined){
const err5 = {instancePath:instancePath+"/record",schemaPath:"document#/components/schemas/UpsertKey/allOf/0/then/properties/record/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.email !== undefined){
let data4 = data3.email;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.email(data4);
if(data3 !== undefined){
data3["email"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err6 = {instancePath:instancePath+"/record/email",schemaPath:"document#/components/schemas/UpsertKey/allOf/0/then/properties/record/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err7 = {instancePath:instancePath+"/record/email",schemaPath:"document#/components/schemas/UpsertKey/allOf/0/then/properties/record/properties/email/type",keyword:"type",params:{type: "string"}};
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
}
var _valid0 = _errs10 === errors;
valid3 = _valid0;
if(valid3){
var props0 = { __proto__: null };
props0.record = true;
props0.match_by = true;
}
}
if(!valid3){
const err8 = {instancePath,schemaPath:"document#/components/schemas/UpsertKey/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.match_by === undefined) && (missing2 = "match_by")) || ((data.record === undefined) && (missing2 = "record"))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.match_by !== undefined){
let data5 = data.match_by;
const _errs17 = errors;
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema50.allOf[1].if.properties.match_by.reads.choice);
if(data !== undefined){
data["match_by"] = data5;
}
}
if("domain" !== data5){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid9 = _errs17 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.record !== undefined){
let data6 = data.record;
const _errs18 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if((data6.entity_type === undefined) && (missing3 = "entity_type")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data6.entity_type !== undefined){
let data7 = data6.entity_type;
if(typeof data7 === "string"){
data7 = readings.choice(data7, schema50.allOf[1].if.properties.record.properties.entity_type.reads.choice);
if(data6 !== undefined){
data6["entity_type"] = data7;
}
}
if("company" !== data7){
const err12 = {};
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
}
var valid9 = _errs18 === errors;
}
else {
var valid9 = true;
}
}
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record !== undefined){
let data8 = data.record;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.domain === undefined){
const err13 = {instancePath:instancePath+"/record",schemaPath:"document#/components/schemas/UpsertKey/allOf/1/then/properties/record/required",keyword:"required",params:{missingProperty: "domain"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.domain !== undefined){
let data9 = data8.domain;
if(typeof data9 === "string" && data9.length <= 9000){
data9 = readings.text(data9);
if(data8 !== undefined){
data8["domain"] = data9;
}
}
if(typeof data9 === "string"){
if(data9.length > 2000 && readings.isLonger(data9, 2000)){
const err14 = {instancePath:instancePath+"/record/domain",schemaPath:"document#/components/schemas/UpsertKey/allOf/1/then/properties/record/properties/domain/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data9 = data9.slice(0, 2000).toWellFormed();
}
if(data9 === ""){
const err15 = {instancePath:instancePath+"/record/domain",schemaPath:"document#/components/schemas/UpsertKey/allOf/1/then/properties/record/properties/domain/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0(data9))){
const err16 = {instancePath:instancePath+"/record/domain",schemaPath:"document#/components/schemas/UpsertKey/allOf/1/then/properties/record/properties/domain/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/record/domain",schemaPath:"document#/components/schemas/UpsertKey/allOf/1/then/properties/record/properties/domain/type",keyword:"type",params:{type: "string"}};
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
}
}
var _valid1 = _errs20 === errors;
valid8 = _valid1;
if(valid8){
var props1 = { __proto__: null };
props1.record = true;
props1.match_by = true;
}
}
if(!valid8){
const err18 = {instancePath,schemaPath:"document#/components/schemas/UpsertKey/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
const _errs25 = errors;
let valid13 = true;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.match_by === undefined) && (missing4 = "match_by")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data.match_by !== undefined){
let data10 = data.match_by;
if(typeof data10 === "string"){
data10 = readings.choice(data10, schema50.allOf[2].if.properties.match_by.reads.choice);
if(data !== undefined){
data["match_by"] = data10;
}
}
if("external_id" !== data10){
const err20 = {};
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
var _valid2 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace === undefined){
const err21 = {instancePath,schemaPath:"document#/components/schemas/UpsertKey/allOf/2/then/required",keyword:"required",params:{missingProperty: "namespace"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.record !== undefined){
let data11 = data.record;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.external_ids === undefined){
const err22 = {instancePath:instancePath+"/record",schemaPath:"document#/components/schemas/UpsertKey/allOf/2/then/properties/record/required",keyword:"required",params:{missingProperty: "external_ids"}};
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
}
var _valid2 = _errs28 === errors;
valid13 = _valid2;
if(valid13){
var props2 = { __proto__: null };
props2.record = true;
props2.match_by = true;
}
}
if(!valid13){
const err23 = {instancePath,schemaPath:"document#/components/schemas/UpsertKey/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
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
if(data.method === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.match_by === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "match_by"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.record === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const errorsBefore32 = errors;
for(const key0 in data){
if(errors - errorsBefore32 >= 100) break;
if(!((((key0 === "method") || (key0 === "match_by")) || (key0 === "namespace")) || (key0 === "record"))){
const err27 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.method !== undefined){
let data12 = data.method;
if(typeof data12 !== "string"){
const err28 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.choice(data12, schema49.properties.method.reads.choice);
if(data !== undefined){
data["method"] = data12;
}
}
if("upsert" !== data12){
const err29 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "upsert"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.match_by !== undefined){
let data13 = data.match_by;
if(typeof data13 !== "string"){
const err30 = {instancePath:instancePath+"/match_by",schemaPath:"document#/components/schemas/MatchBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.choice(data13, schema51.reads.choice);
if(data !== undefined){
data["match_by"] = data13;
}
}
if(!(((data13 === "email") || (data13 === "domain")) || (data13 === "external_id"))){
const err31 = {instancePath:instancePath+"/match_by",schemaPath:"document#/components/schemas/MatchBy/enum",keyword:"enum",params:{allowedValues: schema51.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.namespace !== undefined){
let data14 = data.namespace;
if(typeof data14 === "string" && data14.length <= 1000){
data14 = readings.text(data14);
if(data !== undefined){
data["namespace"] = data14;
}
}
if(typeof data14 === "string"){
if(!pattern2.test(data14)){
const err32 = {instancePath:instancePath+"/namespace",schemaPath:"document#/components/schemas/Namespace/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]{0,49}$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats0(data14))){
const err33 = {instancePath:instancePath+"/namespace",schemaPath:"document#/components/schemas/Namespace/format",keyword:"format",params:{format: "text"}};
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
const err34 = {instancePath:instancePath+"/namespace",schemaPath:"document#/components/schemas/Namespace/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.record !== undefined){
if(!(validate43(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
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
data0 = readings.choice(data0, schema41.properties.method.reads.choice);
if(data !== undefined){
data["method"] = data0;
}
}
if(!((((data0 === "create") || (data0 === "update")) || (data0 === "delete")) || (data0 === "upsert"))){
const err2 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema41.properties.method.enum}};
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
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(data.method === "update"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(data.method === "delete"){
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(data.method === "upsert"){
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate26.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
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
const errorsBefore33 = errors;
for(const key0 in data){
if(errors - errorsBefore33 >= 100) break;
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
const errorsBefore34 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore34 >= 100) break;
if(!(validate26(data0[i0], {instancePath:instancePath+"/operations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_findDuplicates_parameters = validate53;
const schema55 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore35 = errors;
for(const key0 in data){
if(errors - errorsBefore35 >= 100) break;
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_findDuplicates_body = validate54;
const schema56 = {"$ref":"document#/components/schemas/DuplicateSearch"};
const schema57 = {"type":"object","properties":{"candidate":{"$ref":"document#/components/schemas/DuplicateCandidate"},"entity_type":{"$ref":"document#/components/schemas/EntityType"},"min_confidence":{"type":"number","minimum":0,"maximum":1},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100}},"additionalProperties":false};
const schema58 = {"type":"object","required":["entity_type"],"properties":{"entity_type":{"$ref":"document#/components/schemas/EntityType"},"first_name":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"last_name":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"name":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"},"email":{"type":["string","null"],"format":"email","maxLength":254,"reads":"email"},"additional_emails":{"type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/Email"}},"phone":{"$ref":"document#/components/schemas/CandidatePhone"},"mobile":{"$ref":"document#/components/schemas/CandidatePhone"},"domain":{"type":["string","null"],"maxLength":2000,"format":"text","reads":"text"},"additional_domains":{"type":"array","maxItems":10,"items":{"type":"string","minLength":1,"maxLength":2000,"format":"text","reads":"text"}},"website":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"company_id":{"type":["string","null"],"format":"uuid","reads":"text"}},"additionalProperties":false};
const schema61 = {"type":["string","null"],"maxLength":50,"format":"text","reads":"text"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entity_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
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
if(!(func0.call(schema58.properties, key0))){
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
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"document#/components/schemas/EntityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema2.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if(!((data0 === "contact") || (data0 === "company"))){
const err3 = {instancePath:instancePath+"/entity_type",schemaPath:"document#/components/schemas/EntityType/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema58.properties.first_name.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 1400){
data1 = readings.text(data1);
if(data !== undefined){
data["first_name"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err5 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/format",keyword:"format",params:{format: "text"}};
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
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema58.properties.last_name.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 1400){
data2 = readings.text(data2);
if(data !== undefined){
data["last_name"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 100 && readings.isLonger(data2, 100)){
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
data2 = data2.slice(0, 100).toWellFormed();
}
if(!(formats0(data2))){
const err9 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/format",keyword:"format",params:{format: "text"}};
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
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema58.properties.name.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string" && data3.length <= 1800){
data3 = readings.text(data3);
if(data !== undefined){
data["name"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 200 && readings.isLonger(data3, 200)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
data3 = data3.slice(0, 200).toWellFormed();
}
if(!(formats0(data3))){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema58.properties.email.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string" && data4.length <= 2016){
data4 = readings.email(data4);
if(data !== undefined){
data["email"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 254 && readings.isLonger(data4, 254)){
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data4 = data4.slice(0, 254).toWellFormed();
}
if(!(formats2(data4))){
const err15 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
if(data.additional_emails !== undefined){
let data5 = data.additional_emails;
if(Array.isArray(data5)){
if(data5.length > 10){
const err16 = {instancePath:instancePath+"/additional_emails",schemaPath:"#/properties/additional_emails/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data5 = data5.slice(0, 10);
}
const len0 = data5.length;
const errorsBefore37 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore37 >= 100) break;
let data6 = data5[i0];
if(typeof data6 === "string" && data6.length <= 2016){
data6 = readings.email(data6);
if(data5 !== undefined){
data5[i0] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 254 && readings.isLonger(data6, 254)){
const err17 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
data6 = data6.slice(0, 254).toWellFormed();
}
if(!(formats2(data6))){
const err18 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/format",keyword:"format",params:{format: "email"}};
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
const err19 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/type",keyword:"type",params:{type: "string"}};
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
else {
const err20 = {instancePath:instancePath+"/additional_emails",schemaPath:"#/properties/additional_emails/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.phone !== undefined){
let data7 = data.phone;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/phone",schemaPath:"document#/components/schemas/CandidatePhone/type",keyword:"type",params:{type: schema61.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 === "string" && data7.length <= 1200){
data7 = readings.text(data7);
if(data !== undefined){
data["phone"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 50 && readings.isLonger(data7, 50)){
const err22 = {instancePath:instancePath+"/phone",schemaPath:"document#/components/schemas/CandidatePhone/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
data7 = data7.slice(0, 50).toWellFormed();
}
if(!(formats0(data7))){
const err23 = {instancePath:instancePath+"/phone",schemaPath:"document#/components/schemas/CandidatePhone/format",keyword:"format",params:{format: "text"}};
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
if(data.mobile !== undefined){
let data8 = data.mobile;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/mobile",schemaPath:"document#/components/schemas/CandidatePhone/type",keyword:"type",params:{type: schema61.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 === "string" && data8.length <= 1200){
data8 = readings.text(data8);
if(data !== undefined){
data["mobile"] = data8;
}
}
if(typeof data8 === "string"){
if(data8.length > 50 && readings.isLonger(data8, 50)){
const err25 = {instancePath:instancePath+"/mobile",schemaPath:"document#/components/schemas/CandidatePhone/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
data8 = data8.slice(0, 50).toWellFormed();
}
if(!(formats0(data8))){
const err26 = {instancePath:instancePath+"/mobile",schemaPath:"document#/components/schemas/CandidatePhone/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.domain !== undefined){
let data9 = data.domain;
if((typeof data9 !== "string") && (data9 !== null)){
const err27 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema58.properties.domain.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 === "string" && data9.length <= 9000){
data9 = readings.text(data9);
if(data !== undefined){
data["domain"] = data9;
}
}
if(typeof data9 === "string"){
if(data9.length > 2000 && readings.isLonger(data9, 2000)){
const err28 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
data9 = data9.slice(0, 2000).toWellFormed();
}
if(!(formats0(data9))){
const err29 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/format",keyword:"format",params:{format: "text"}};
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
if(data.additional_domains !== undefined){
let data10 = data.additional_domains;
if(Array.isArray(data10)){
if(data10.length > 10){
const err30 = {instancePath:instancePath+"/additional_domains",schemaPath:"#/properties/additional_domains/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
data10 = data10.slice(0, 10);
}
const len1 = data10.length;
const errorsBefore38 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore38 >= 100) break;
let data11 = data10[i1];
if(typeof data11 === "string" && data11.length <= 9000){
data11 = readings.text(data11);
if(data10 !== undefined){
data10[i1] = data11;
}
}
if(typeof data11 === "string"){
if(data11.length > 2000 && readings.isLonger(data11, 2000)){
const err31 = {instancePath:instancePath+"/additional_domains/" + i1,schemaPath:"#/properties/additional_domains/items/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
data11 = data11.slice(0, 2000).toWellFormed();
}
if(data11 === ""){
const err32 = {instancePath:instancePath+"/additional_domains/" + i1,schemaPath:"#/properties/additional_domains/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats0(data11))){
const err33 = {instancePath:instancePath+"/additional_domains/" + i1,schemaPath:"#/properties/additional_domains/items/format",keyword:"format",params:{format: "text"}};
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
const err34 = {instancePath:instancePath+"/additional_domains/" + i1,schemaPath:"#/properties/additional_domains/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err35 = {instancePath:instancePath+"/additional_domains",schemaPath:"#/properties/additional_domains/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.website !== undefined){
let data12 = data.website;
if((typeof data12 !== "string") && (data12 !== null)){
const err36 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema58.properties.website.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data12 === "string" && data12.length <= 9000){
data12 = readings.text(data12);
if(data !== undefined){
data["website"] = data12;
}
}
if(typeof data12 === "string"){
if(data12.length > 2000 && readings.isLonger(data12, 2000)){
const err37 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
data12 = data12.slice(0, 2000).toWellFormed();
}
if(!(formats38(data12))){
const err38 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.company_id !== undefined){
let data13 = data.company_id;
if((typeof data13 !== "string") && (data13 !== null)){
const err39 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: schema58.properties.company_id.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data13 === "string" && data13.length <= 1000){
data13 = readings.text(data13);
if(data !== undefined){
data["company_id"] = data13;
}
}
if(typeof data13 === "string"){
if(!(formats6(data13))){
const err40 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore39 = errors;
for(const key0 in data){
if(errors - errorsBefore39 >= 100) break;
if(!(((((key0 === "candidate") || (key0 === "entity_type")) || (key0 === "min_confidence")) || (key0 === "page")) || (key0 === "page_size"))){
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
if(data.candidate !== undefined){
if(!(validate56(data.candidate, {instancePath:instancePath+"/candidate",parentData:data,parentDataProperty:"candidate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.entity_type !== undefined){
let data1 = data.entity_type;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/entity_type",schemaPath:"document#/components/schemas/EntityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema2.reads.choice);
if(data !== undefined){
data["entity_type"] = data1;
}
}
if(!((data1 === "contact") || (data1 === "company"))){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"document#/components/schemas/EntityType/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.min_confidence !== undefined){
let data2 = data.min_confidence;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/min_confidence",schemaPath:"#/properties/min_confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/min_confidence",schemaPath:"#/properties/min_confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err5 = {instancePath:instancePath+"/min_confidence",schemaPath:"#/properties/min_confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.page !== undefined){
let data3 = data.page;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data4 = data.page_size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_search_parameters = validate59;
const schema64 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore40 = errors;
for(const key0 in data){
if(errors - errorsBefore40 >= 100) break;
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_search_body = validate60;
const schema65 = {"$ref":"document#/components/schemas/EntitySearch"};
const schema66 = {"type":"object","properties":{"filter":{"$ref":"document#/components/schemas/FilterGroup"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":500,"format":"text","reads":"text"},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|name|domain|type|industry|employee_count|annual_revenue|currency|registration_number|vat_number|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|name|domain|type|industry|employee_count|annual_revenue|currency|registration_number|vat_number|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$","format":"text","reads":"text"},"fields":{"type":"array","minItems":1,"maxItems":55,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EntityFieldName"}},"include":{"type":"array","minItems":1,"maxItems":8,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EntityRelationName"}}},"additionalProperties":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore41 = errors;
for(const key0 in data){
if(errors - errorsBefore41 >= 100) break;
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
if(!(validate20(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
const err11 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|name|domain|type|industry|employee_count|annual_revenue|currency|registration_number|vat_number|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|name|domain|type|industry|employee_count|annual_revenue|currency|registration_number|vat_number|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$"}};
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
if(data5.length > 55){
const err14 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 55}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data5 = data5.slice(0, 55);
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
const errorsBefore42 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore42 >= 100) break;
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/EntityFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema12.reads.choice);
if(data5 !== undefined){
data5[i0] = data6;
}
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((data6 === "entity_type") || (data6 === "full_name")) || (data6 === "lifecycle_stage_changed_at")) || (data6 === "email_consent_at")) || (data6 === "email_deliverability")) || (data6 === "last_activity_at")) || (data6 === "id")) || (data6 === "version")) || (data6 === "created_at")) || (data6 === "updated_at")) || (data6 === "created_by")) || (data6 === "updated_by")) || (data6 === "deleted_at")) || (data6 === "phone")) || (data6 === "website")) || (data6 === "linkedin_url")) || (data6 === "lifecycle_stage")) || (data6 === "lead_score")) || (data6 === "owner_id")) || (data6 === "description")) || (data6 === "tags")) || (data6 === "custom_fields")) || (data6 === "external_ids")) || (data6 === "first_name")) || (data6 === "last_name")) || (data6 === "email")) || (data6 === "additional_emails")) || (data6 === "mobile")) || (data6 === "job_title")) || (data6 === "department")) || (data6 === "company_id")) || (data6 === "lead_status")) || (data6 === "source")) || (data6 === "email_consent")) || (data6 === "do_not_call")) || (data6 === "timezone")) || (data6 === "locale")) || (data6 === "address")) || (data6 === "avatar_url")) || (data6 === "birthday")) || (data6 === "contact_count")) || (data6 === "open_opportunity_amount")) || (data6 === "name")) || (data6 === "domain")) || (data6 === "additional_domains")) || (data6 === "type")) || (data6 === "industry")) || (data6 === "employee_count")) || (data6 === "annual_revenue")) || (data6 === "currency")) || (data6 === "parent_company_id")) || (data6 === "billing_address")) || (data6 === "shipping_address")) || (data6 === "registration_number")) || (data6 === "vat_number"))){
const err17 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/EntityFieldName/enum",keyword:"enum",params:{allowedValues: schema12.enum}};
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
if(data7.length > 8){
const err20 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
data7 = data7.slice(0, 8);
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
const errorsBefore43 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore43 >= 100) break;
let data8 = data7[i2];
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/EntityRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.choice(data8, schema13.reads.choice);
if(data7 !== undefined){
data7[i2] = data8;
}
}
if(!((((((((data8 === "company") || (data8 === "owner")) || (data8 === "opportunities")) || (data8 === "open_tasks")) || (data8 === "recent_notes")) || (data8 === "upcoming_events")) || (data8 === "parent_company")) || (data8 === "contacts"))){
const err23 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/EntityRelationName/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
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
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_upsert_parameters = validate64;
const schema69 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore44 = errors;
for(const key0 in data){
if(errors - errorsBefore44 >= 100) break;
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_upsert_body = validate65;
const schema70 = {"$ref":"document#/components/schemas/EntityUpsert"};
const schema71 = {"type":"object","required":["match_by","record"],"properties":{"match_by":{"$ref":"document#/components/schemas/MatchBy"},"namespace":{"$ref":"document#/components/schemas/Namespace"},"record":{"$ref":"document#/components/schemas/UpsertRecord"}},"allOf":[{"$ref":"document#/components/schemas/UpsertKey"}],"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"document#/components/schemas/UpsertKey/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs5 = errors;
let valid3 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.match_by === undefined) && (missing0 = "match_by")) || ((data.record === undefined) && (missing0 = "record"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.match_by !== undefined){
let data0 = data.match_by;
const _errs7 = errors;
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema50.allOf[0].if.properties.match_by.reads.choice);
if(data !== undefined){
data["match_by"] = data0;
}
}
if("email" !== data0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs7 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.record !== undefined){
let data1 = data.record;
const _errs8 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.entity_type === undefined) && (missing1 = "entity_type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data1.entity_type !== undefined){
let data2 = data1.entity_type;
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema50.allOf[0].if.properties.record.properties.entity_type.reads.choice);
if(data1 !== undefined){
data1["entity_type"] = data2;
}
}
if("contact" !== data2){
const err4 = {};
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
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record !== undefined){
let data3 = data.record;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.email === undefined){
const err5 = {instancePath:instancePath+"/record",schemaPath:"document#/components/schemas/UpsertKey/allOf/0/then/properties/record/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.email !== undefined){
let data4 = data3.email;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.email(data4);
if(data3 !== undefined){
data3["email"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err6 = {instancePath:instancePath+"/record/email",schemaPath:"document#/components/schemas/UpsertKey/allOf/0/then/properties/record/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err7 = {instancePath:instancePath+"/record/email",schemaPath:"document#/components/schemas/UpsertKey/allOf/0/then/properties/record/properties/email/type",keyword:"type",params:{type: "string"}};
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
}
var _valid0 = _errs10 === errors;
valid3 = _valid0;
if(valid3){
var props0 = { __proto__: null };
props0.record = true;
props0.match_by = true;
}
}
if(!valid3){
const err8 = {instancePath,schemaPath:"document#/components/schemas/UpsertKey/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.match_by === undefined) && (missing2 = "match_by")) || ((data.record === undefined) && (missing2 = "record"))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.match_by !== undefined){
let data5 = data.match_by;
const _errs17 = errors;
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema50.allOf[1].if.properties.match_by.reads.choice);
if(data !== undefined){
data["match_by"] = data5;
}
}
if("domain" !== data5){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid9 = _errs17 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.record !== undefined){
let data6 = data.record;
const _errs18 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if((data6.entity_type === undefined) && (missing3 = "entity_type")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data6.entity_type !== undefined){
let data7 = data6.entity_type;
if(typeof data7 === "string"){
data7 = readings.choice(data7, schema50.allOf[1].if.properties.record.properties.entity_type.reads.choice);
if(data6 !== undefined){
data6["entity_type"] = data7;
}
}
if("company" !== data7){
const err12 = {};
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
}
var valid9 = _errs18 === errors;
}
else {
var valid9 = true;
}
}
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record !== undefined){
let data8 = data.record;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.domain === undefined){
const err13 = {instancePath:instancePath+"/record",schemaPath:"document#/components/schemas/UpsertKey/allOf/1/then/properties/record/required",keyword:"required",params:{missingProperty: "domain"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.domain !== undefined){
let data9 = data8.domain;
if(typeof data9 === "string" && data9.length <= 9000){
data9 = readings.text(data9);
if(data8 !== undefined){
data8["domain"] = data9;
}
}
if(typeof data9 === "string"){
if(data9.length > 2000 && readings.isLonger(data9, 2000)){
const err14 = {instancePath:instancePath+"/record/domain",schemaPath:"document#/components/schemas/UpsertKey/allOf/1/then/properties/record/properties/domain/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data9 = data9.slice(0, 2000).toWellFormed();
}
if(data9 === ""){
const err15 = {instancePath:instancePath+"/record/domain",schemaPath:"document#/components/schemas/UpsertKey/allOf/1/then/properties/record/properties/domain/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0(data9))){
const err16 = {instancePath:instancePath+"/record/domain",schemaPath:"document#/components/schemas/UpsertKey/allOf/1/then/properties/record/properties/domain/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/record/domain",schemaPath:"document#/components/schemas/UpsertKey/allOf/1/then/properties/record/properties/domain/type",keyword:"type",params:{type: "string"}};
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
}
}
var _valid1 = _errs20 === errors;
valid8 = _valid1;
if(valid8){
var props1 = { __proto__: null };
props1.record = true;
props1.match_by = true;
}
}
if(!valid8){
const err18 = {instancePath,schemaPath:"document#/components/schemas/UpsertKey/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
const _errs25 = errors;
let valid13 = true;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.match_by === undefined) && (missing4 = "match_by")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data.match_by !== undefined){
let data10 = data.match_by;
if(typeof data10 === "string"){
data10 = readings.choice(data10, schema50.allOf[2].if.properties.match_by.reads.choice);
if(data !== undefined){
data["match_by"] = data10;
}
}
if("external_id" !== data10){
const err20 = {};
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
var _valid2 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace === undefined){
const err21 = {instancePath,schemaPath:"document#/components/schemas/UpsertKey/allOf/2/then/required",keyword:"required",params:{missingProperty: "namespace"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.record !== undefined){
let data11 = data.record;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.external_ids === undefined){
const err22 = {instancePath:instancePath+"/record",schemaPath:"document#/components/schemas/UpsertKey/allOf/2/then/properties/record/required",keyword:"required",params:{missingProperty: "external_ids"}};
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
}
var _valid2 = _errs28 === errors;
valid13 = _valid2;
if(valid13){
var props2 = { __proto__: null };
props2.record = true;
props2.match_by = true;
}
}
if(!valid13){
const err23 = {instancePath,schemaPath:"document#/components/schemas/UpsertKey/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
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
if(data.match_by === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "match_by"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.record === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const errorsBefore45 = errors;
for(const key0 in data){
if(errors - errorsBefore45 >= 100) break;
if(!(((key0 === "match_by") || (key0 === "namespace")) || (key0 === "record"))){
const err26 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.match_by !== undefined){
let data12 = data.match_by;
if(typeof data12 !== "string"){
const err27 = {instancePath:instancePath+"/match_by",schemaPath:"document#/components/schemas/MatchBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.choice(data12, schema51.reads.choice);
if(data !== undefined){
data["match_by"] = data12;
}
}
if(!(((data12 === "email") || (data12 === "domain")) || (data12 === "external_id"))){
const err28 = {instancePath:instancePath+"/match_by",schemaPath:"document#/components/schemas/MatchBy/enum",keyword:"enum",params:{allowedValues: schema51.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.namespace !== undefined){
let data13 = data.namespace;
if(typeof data13 === "string" && data13.length <= 1000){
data13 = readings.text(data13);
if(data !== undefined){
data["namespace"] = data13;
}
}
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
const err29 = {instancePath:instancePath+"/namespace",schemaPath:"document#/components/schemas/Namespace/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]{0,49}$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats0(data13))){
const err30 = {instancePath:instancePath+"/namespace",schemaPath:"document#/components/schemas/Namespace/format",keyword:"format",params:{format: "text"}};
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
const err31 = {instancePath:instancePath+"/namespace",schemaPath:"document#/components/schemas/Namespace/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.record !== undefined){
if(!(validate43(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_get_parameters = validate69;
const schema75 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"fields":{"type":"array","minItems":1,"maxItems":55,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EntityFieldName"}},"include":{"type":"array","minItems":1,"maxItems":8,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EntityRelationName"}}},"required":["id"],"additionalProperties":false};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
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
const errorsBefore46 = errors;
for(const key0 in data){
if(errors - errorsBefore46 >= 100) break;
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
if(!(formats6(data0))){
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
if(data1.length > 55){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 55}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 55);
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
const errorsBefore47 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore47 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/EntityFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema12.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "entity_type") || (data2 === "full_name")) || (data2 === "lifecycle_stage_changed_at")) || (data2 === "email_consent_at")) || (data2 === "email_deliverability")) || (data2 === "last_activity_at")) || (data2 === "id")) || (data2 === "version")) || (data2 === "created_at")) || (data2 === "updated_at")) || (data2 === "created_by")) || (data2 === "updated_by")) || (data2 === "deleted_at")) || (data2 === "phone")) || (data2 === "website")) || (data2 === "linkedin_url")) || (data2 === "lifecycle_stage")) || (data2 === "lead_score")) || (data2 === "owner_id")) || (data2 === "description")) || (data2 === "tags")) || (data2 === "custom_fields")) || (data2 === "external_ids")) || (data2 === "first_name")) || (data2 === "last_name")) || (data2 === "email")) || (data2 === "additional_emails")) || (data2 === "mobile")) || (data2 === "job_title")) || (data2 === "department")) || (data2 === "company_id")) || (data2 === "lead_status")) || (data2 === "source")) || (data2 === "email_consent")) || (data2 === "do_not_call")) || (data2 === "timezone")) || (data2 === "locale")) || (data2 === "address")) || (data2 === "avatar_url")) || (data2 === "birthday")) || (data2 === "contact_count")) || (data2 === "open_opportunity_amount")) || (data2 === "name")) || (data2 === "domain")) || (data2 === "additional_domains")) || (data2 === "type")) || (data2 === "industry")) || (data2 === "employee_count")) || (data2 === "annual_revenue")) || (data2 === "currency")) || (data2 === "parent_company_id")) || (data2 === "billing_address")) || (data2 === "shipping_address")) || (data2 === "registration_number")) || (data2 === "vat_number"))){
const err7 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/EntityFieldName/enum",keyword:"enum",params:{allowedValues: schema12.enum}};
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
if(data3.length > 8){
const err10 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data3 = data3.slice(0, 8);
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
const errorsBefore48 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore48 >= 100) break;
let data4 = data3[i2];
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/EntityRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema13.reads.choice);
if(data3 !== undefined){
data3[i2] = data4;
}
}
if(!((((((((data4 === "company") || (data4 === "owner")) || (data4 === "opportunities")) || (data4 === "open_tasks")) || (data4 === "recent_notes")) || (data4 === "upcoming_events")) || (data4 === "parent_company")) || (data4 === "contacts"))){
const err13 = {instancePath:instancePath+"/include/" + i2,schemaPath:"document#/components/schemas/EntityRelationName/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
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
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_update_parameters = validate70;
const schema79 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
const errorsBefore49 = errors;
for(const key0 in data){
if(errors - errorsBefore49 >= 100) break;
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
if(!(formats6(data0))){
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_update_body = validate71;
const schema81 = {"$ref":"document#/components/schemas/EntityUpdate"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore50 = errors;
for(const key0 in data){
if(errors - errorsBefore50 >= 100) break;
if((((((((((((((((((((((((((((((((((((((((((((((((((((((((key0 !== "id") && (key0 !== "entity_type")) && (key0 !== "full_name")) && (key0 !== "lifecycle_stage_changed_at")) && (key0 !== "email_consent_at")) && (key0 !== "email_deliverability")) && (key0 !== "last_activity_at")) && (key0 !== "contact_count")) && (key0 !== "open_opportunity_amount")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "related")) && (key0 !== "name")) && (key0 !== "domain")) && (key0 !== "additional_domains")) && (key0 !== "email")) && (key0 !== "type")) && (key0 !== "industry")) && (key0 !== "employee_count")) && (key0 !== "annual_revenue")) && (key0 !== "currency")) && (key0 !== "parent_company_id")) && (key0 !== "billing_address")) && (key0 !== "shipping_address")) && (key0 !== "registration_number")) && (key0 !== "vat_number")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "additional_emails")) && (key0 !== "mobile")) && (key0 !== "job_title")) && (key0 !== "department")) && (key0 !== "company_id")) && (key0 !== "lead_status")) && (key0 !== "source")) && (key0 !== "email_consent")) && (key0 !== "do_not_call")) && (key0 !== "timezone")) && (key0 !== "locale")) && (key0 !== "address")) && (key0 !== "avatar_url")) && (key0 !== "birthday")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
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
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_delete_parameters = validate77;
const schema83 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
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
const errorsBefore51 = errors;
for(const key0 in data){
if(errors - errorsBefore51 >= 100) break;
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
if(!(formats6(data0))){
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
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_activity_parameters = validate78;
const schema85 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"type":{"type":"array","minItems":1,"maxItems":16,"items":{"$ref":"document#/components/schemas/ActivityType"}},"since":{"$ref":"document#/components/schemas/Timestamp"},"until":{"$ref":"document#/components/schemas/Timestamp"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"}},"required":["id"],"additionalProperties":false};
const schema87 = {"type":"string","enum":["record_created","field_changed","lifecycle_changed","stage_changed","linked","unlinked","merged","note_added","file_added","task_created","task_completed","email_sent","email_unsubscribed","email_resubscribed","event_booked","event_rescheduled","event_cancelled","event_no_show","form_submitted"],"reads":{"choice":["record_created","field_changed","lifecycle_changed","stage_changed","linked","unlinked","merged","note_added","file_added","task_created","task_completed","email_sent","email_unsubscribed","email_resubscribed","event_booked","event_rescheduled","event_cancelled","event_no_show","form_submitted"]}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
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
const errorsBefore52 = errors;
for(const key0 in data){
if(errors - errorsBefore52 >= 100) break;
if(!(((((((key0 === "id") || (key0 === "type")) || (key0 === "since")) || (key0 === "until")) || (key0 === "page")) || (key0 === "page_size")) || (key0 === "cursor"))){
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
if(!(formats6(data0))){
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
if(data.type !== undefined){
let data1 = data.type;
if(Array.isArray(data1)){
if(data1.length > 16){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 16);
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
const errorsBefore53 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore53 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/type/" + i0,schemaPath:"document#/components/schemas/ActivityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema87.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!(((((((((((((((((((data2 === "record_created") || (data2 === "field_changed")) || (data2 === "lifecycle_changed")) || (data2 === "stage_changed")) || (data2 === "linked")) || (data2 === "unlinked")) || (data2 === "merged")) || (data2 === "note_added")) || (data2 === "file_added")) || (data2 === "task_created")) || (data2 === "task_completed")) || (data2 === "email_sent")) || (data2 === "email_unsubscribed")) || (data2 === "email_resubscribed")) || (data2 === "event_booked")) || (data2 === "event_rescheduled")) || (data2 === "event_cancelled")) || (data2 === "event_no_show")) || (data2 === "form_submitted"))){
const err7 = {instancePath:instancePath+"/type/" + i0,schemaPath:"document#/components/schemas/ActivityType/enum",keyword:"enum",params:{allowedValues: schema87.enum}};
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
else {
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.since !== undefined){
let data3 = data.since;
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.instant(data3);
if(data !== undefined){
data["since"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats14(data3))){
const err9 = {instancePath:instancePath+"/since",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data3 === "string"){
if(!(formats16(data3))){
const err10 = {instancePath:instancePath+"/since",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err11 = {instancePath:instancePath+"/since",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.until !== undefined){
let data4 = data.until;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.instant(data4);
if(data !== undefined){
data["until"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats14(data4))){
const err12 = {instancePath:instancePath+"/until",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data4 === "string"){
if(!(formats16(data4))){
const err13 = {instancePath:instancePath+"/until",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err14 = {instancePath:instancePath+"/until",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
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
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_linkCompany_parameters = validate79;
const schema90 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
const errorsBefore54 = errors;
for(const key0 in data){
if(errors - errorsBefore54 >= 100) break;
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
if(!(formats6(data0))){
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
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_linkCompany_body = validate80;
const schema92 = {"type":"object","required":["company_id"],"properties":{"company_id":{"$ref":"document#/components/schemas/Id"},"replace_existing":{"type":"boolean"}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore55 = errors;
for(const key0 in data){
if(errors - errorsBefore55 >= 100) break;
if(!((key0 === "company_id") || (key0 === "replace_existing"))){
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
if(data.company_id !== undefined){
let data0 = data.company_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["company_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats6(data0))){
const err2 = {instancePath:instancePath+"/company_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err3 = {instancePath:instancePath+"/company_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.replace_existing !== undefined){
if(typeof data.replace_existing !== "boolean"){
const err4 = {instancePath:instancePath+"/replace_existing",schemaPath:"#/properties/replace_existing/type",keyword:"type",params:{type: "boolean"}};
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_unlinkCompany_parameters = validate81;
const schema94 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
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
const errorsBefore56 = errors;
for(const key0 in data){
if(errors - errorsBefore56 >= 100) break;
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
if(!(formats6(data0))){
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
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_contacts_parameters = validate82;
const schema96 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"fields":{"type":"array","minItems":1,"maxItems":40,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/ContactFieldName"}},"include":{"type":"array","minItems":1,"maxItems":6,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/ContactRelationName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$","format":"text","reads":"text"}},"required":["id"],"additionalProperties":false};
const schema103 = {"type":"string","enum":["entity_type","full_name","lifecycle_stage_changed_at","email_consent_at","email_deliverability","last_activity_at","id","version","created_at","updated_at","created_by","updated_by","deleted_at","phone","website","linkedin_url","lifecycle_stage","lead_score","owner_id","description","tags","custom_fields","external_ids","first_name","last_name","email","additional_emails","mobile","job_title","department","company_id","lead_status","source","email_consent","do_not_call","timezone","locale","address","avatar_url","birthday"],"reads":{"choice":["entity_type","full_name","lifecycle_stage_changed_at","email_consent_at","email_deliverability","last_activity_at","id","version","created_at","updated_at","created_by","updated_by","deleted_at","phone","website","linkedin_url","lifecycle_stage","lead_score","owner_id","description","tags","custom_fields","external_ids","first_name","last_name","email","additional_emails","mobile","job_title","department","company_id","lead_status","source","email_consent","do_not_call","timezone","locale","address","avatar_url","birthday"]}};
const schema104 = {"type":"string","enum":["company","owner","opportunities","open_tasks","recent_notes","upcoming_events"],"reads":{"choice":["company","owner","opportunities","open_tasks","recent_notes","upcoming_events"]}};
const pattern10 = new RegExp("^-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
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
const errorsBefore57 = errors;
for(const key0 in data){
if(errors - errorsBefore57 >= 100) break;
if(!(func0.call(schema96.properties, key0))){
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
if(!(formats6(data0))){
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
const errorsBefore58 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore58 >= 100) break;
let data5 = data4[i0];
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data4 !== undefined){
data4[i0] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats6(data5))){
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
if(!(formats14(data6))){
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
if(!(formats16(data6))){
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
if(!(formats14(data7))){
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
if(!(formats16(data7))){
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
if(!(formats14(data8))){
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
if(!(formats16(data8))){
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
if(!(formats14(data9))){
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
if(!(formats16(data9))){
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
if(data10.length > 40){
const err30 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 40}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
data10 = data10.slice(0, 40);
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
const errorsBefore59 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore59 >= 100) break;
let data11 = data10[i1];
if(typeof data11 !== "string"){
const err32 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/ContactFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data11 === "string"){
data11 = readings.choice(data11, schema103.reads.choice);
if(data10 !== undefined){
data10[i1] = data11;
}
}
if(!((((((((((((((((((((((((((((((((((((((((data11 === "entity_type") || (data11 === "full_name")) || (data11 === "lifecycle_stage_changed_at")) || (data11 === "email_consent_at")) || (data11 === "email_deliverability")) || (data11 === "last_activity_at")) || (data11 === "id")) || (data11 === "version")) || (data11 === "created_at")) || (data11 === "updated_at")) || (data11 === "created_by")) || (data11 === "updated_by")) || (data11 === "deleted_at")) || (data11 === "phone")) || (data11 === "website")) || (data11 === "linkedin_url")) || (data11 === "lifecycle_stage")) || (data11 === "lead_score")) || (data11 === "owner_id")) || (data11 === "description")) || (data11 === "tags")) || (data11 === "custom_fields")) || (data11 === "external_ids")) || (data11 === "first_name")) || (data11 === "last_name")) || (data11 === "email")) || (data11 === "additional_emails")) || (data11 === "mobile")) || (data11 === "job_title")) || (data11 === "department")) || (data11 === "company_id")) || (data11 === "lead_status")) || (data11 === "source")) || (data11 === "email_consent")) || (data11 === "do_not_call")) || (data11 === "timezone")) || (data11 === "locale")) || (data11 === "address")) || (data11 === "avatar_url")) || (data11 === "birthday"))){
const err33 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/ContactFieldName/enum",keyword:"enum",params:{allowedValues: schema103.enum}};
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
if(data12.length > 6){
const err36 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
data12 = data12.slice(0, 6);
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
const errorsBefore60 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore60 >= 100) break;
let data13 = data12[i3];
if(typeof data13 !== "string"){
const err38 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/ContactRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.choice(data13, schema104.reads.choice);
if(data12 !== undefined){
data12[i3] = data13;
}
}
if(!((((((data13 === "company") || (data13 === "owner")) || (data13 === "opportunities")) || (data13 === "open_tasks")) || (data13 === "recent_notes")) || (data13 === "upcoming_events"))){
const err39 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/ContactRelationName/enum",keyword:"enum",params:{allowedValues: schema104.enum}};
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
if(!pattern10.test(data14)){
const err43 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|entity_type|full_name|lifecycle_stage_changed_at|email_consent_at|email_deliverability|last_activity_at|phone|website|linkedin_url|lifecycle_stage|lead_score|first_name|last_name|email|mobile|job_title|department|lead_status|source|email_consent|do_not_call|timezone|locale|avatar_url|birthday|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$"}};
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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_duplicates_parameters = validate83;
const schema105 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"min_confidence":{"type":"number","minimum":0,"maximum":1},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100}},"required":["id"],"additionalProperties":false};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
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
const errorsBefore61 = errors;
for(const key0 in data){
if(errors - errorsBefore61 >= 100) break;
if(!((((key0 === "id") || (key0 === "min_confidence")) || (key0 === "page")) || (key0 === "page_size"))){
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
if(!(formats6(data0))){
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
if(data.min_confidence !== undefined){
let data1 = data.min_confidence;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/min_confidence",schemaPath:"#/properties/min_confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/min_confidence",schemaPath:"#/properties/min_confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err6 = {instancePath:instancePath+"/min_confidence",schemaPath:"#/properties/min_confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data3 = data.page_size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_events_parameters = validate84;
const schema107 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"when":{"type":"string","enum":["upcoming","past","all"],"reads":{"choice":["upcoming","past","all"]}},"status":{"type":"array","minItems":1,"maxItems":4,"items":{"$ref":"document#/components/schemas/EventStatus"}},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"fields":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EventFieldName"}},"include":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EventRelationName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|start_at)(,-?(created_at|updated_at|start_at)){0,3}$","format":"text","reads":"text"}},"required":["id"],"additionalProperties":false};
const schema109 = {"type":"string","enum":["pending","confirmed","declined","cancelled"],"reads":{"choice":["pending","confirmed","declined","cancelled"]}};
const schema115 = {"type":"string","enum":["event_type_id","title","description","status","start_at","end_at","duration_minutes","timezone","hosts","location","seats","invitees","invitee_count","answers","contact_ids","opportunity_id","source","internal_notes","ics_uid","ics_sequence","reschedule_count","history","cancellation","host_no_show","metadata","id","version","created_at","updated_at","created_by","updated_by","deleted_at"],"reads":{"choice":["event_type_id","title","description","status","start_at","end_at","duration_minutes","timezone","hosts","location","seats","invitees","invitee_count","answers","contact_ids","opportunity_id","source","internal_notes","ics_uid","ics_sequence","reschedule_count","history","cancellation","host_no_show","metadata","id","version","created_at","updated_at","created_by","updated_by","deleted_at"]}};
const schema116 = {"type":"string","enum":["event_type","opportunity","contacts"],"reads":{"choice":["event_type","opportunity","contacts"]}};
const pattern11 = new RegExp("^-?(created_at|updated_at|start_at)(,-?(created_at|updated_at|start_at)){0,3}$", "u");

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
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
const errorsBefore62 = errors;
for(const key0 in data){
if(errors - errorsBefore62 >= 100) break;
if(!(func0.call(schema107.properties, key0))){
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
if(!(formats6(data0))){
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
if(data.when !== undefined){
let data1 = data.when;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema107.properties.when.reads.choice);
if(data !== undefined){
data["when"] = data1;
}
}
if(!(((data1 === "upcoming") || (data1 === "past")) || (data1 === "all"))){
const err5 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues: schema107.properties.when.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(Array.isArray(data2)){
if(data2.length > 4){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data2 = data2.slice(0, 4);
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
const errorsBefore63 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore63 >= 100) break;
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/status/" + i0,schemaPath:"document#/components/schemas/EventStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema109.reads.choice);
if(data2 !== undefined){
data2[i0] = data3;
}
}
if(!((((data3 === "pending") || (data3 === "confirmed")) || (data3 === "declined")) || (data3 === "cancelled"))){
const err9 = {instancePath:instancePath+"/status/" + i0,schemaPath:"document#/components/schemas/EventStatus/enum",keyword:"enum",params:{allowedValues: schema109.enum}};
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
else {
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.page !== undefined){
let data4 = data.page;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000000 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data5 = data.page_size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.cursor !== undefined){
let data6 = data.cursor;
if(typeof data6 === "string" && data6.length <= 25000){
data6 = readings.text(data6);
if(data !== undefined){
data["cursor"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 6000 && readings.isLonger(data6, 6000)){
const err17 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
data6 = data6.slice(0, 6000).toWellFormed();
}
if(!(formats0(data6))){
const err18 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err19 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ids !== undefined){
let data7 = data.ids;
if(Array.isArray(data7)){
if(data7.length > 100){
const err20 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
data7 = data7.slice(0, 100);
}
if(data7.length < 1){
const err21 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data7.length;
const errorsBefore64 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore64 >= 100) break;
let data8 = data7[i1];
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[i1] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats6(data8))){
const err22 = {instancePath:instancePath+"/ids/" + i1,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err23 = {instancePath:instancePath+"/ids/" + i1,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
const err24 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.created_after !== undefined){
let data9 = data.created_after;
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.instant(data9);
if(data !== undefined){
data["created_after"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats14(data9))){
const err25 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!(formats16(data9))){
const err26 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err27 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.created_before !== undefined){
let data10 = data.created_before;
if(typeof data10 === "string" && data10.length <= 1000){
data10 = readings.instant(data10);
if(data !== undefined){
data["created_before"] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats14(data10))){
const err28 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(typeof data10 === "string"){
if(!(formats16(data10))){
const err29 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.updated_after !== undefined){
let data11 = data.updated_after;
if(typeof data11 === "string" && data11.length <= 1000){
data11 = readings.instant(data11);
if(data !== undefined){
data["updated_after"] = data11;
}
}
if(typeof data11 === "string"){
if(!(formats14(data11))){
const err31 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(typeof data11 === "string"){
if(!(formats16(data11))){
const err32 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.updated_before !== undefined){
let data12 = data.updated_before;
if(typeof data12 === "string" && data12.length <= 1000){
data12 = readings.instant(data12);
if(data !== undefined){
data["updated_before"] = data12;
}
}
if(typeof data12 === "string"){
if(!(formats14(data12))){
const err34 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(typeof data12 === "string"){
if(!(formats16(data12))){
const err35 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.fields !== undefined){
let data13 = data.fields;
if(Array.isArray(data13)){
if(data13.length > 32){
const err37 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 32}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
data13 = data13.slice(0, 32);
}
if(data13.length < 1){
const err38 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len2 = data13.length;
const errorsBefore65 = errors;
for(let i2=0; i2<len2; i2++){
if(errors - errorsBefore65 >= 100) break;
let data14 = data13[i2];
if(typeof data14 !== "string"){
const err39 = {instancePath:instancePath+"/fields/" + i2,schemaPath:"document#/components/schemas/EventFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.choice(data14, schema115.reads.choice);
if(data13 !== undefined){
data13[i2] = data14;
}
}
if(!((((((((((((((((((((((((((((((((data14 === "event_type_id") || (data14 === "title")) || (data14 === "description")) || (data14 === "status")) || (data14 === "start_at")) || (data14 === "end_at")) || (data14 === "duration_minutes")) || (data14 === "timezone")) || (data14 === "hosts")) || (data14 === "location")) || (data14 === "seats")) || (data14 === "invitees")) || (data14 === "invitee_count")) || (data14 === "answers")) || (data14 === "contact_ids")) || (data14 === "opportunity_id")) || (data14 === "source")) || (data14 === "internal_notes")) || (data14 === "ics_uid")) || (data14 === "ics_sequence")) || (data14 === "reschedule_count")) || (data14 === "history")) || (data14 === "cancellation")) || (data14 === "host_no_show")) || (data14 === "metadata")) || (data14 === "id")) || (data14 === "version")) || (data14 === "created_at")) || (data14 === "updated_at")) || (data14 === "created_by")) || (data14 === "updated_by")) || (data14 === "deleted_at"))){
const err40 = {instancePath:instancePath+"/fields/" + i2,schemaPath:"document#/components/schemas/EventFieldName/enum",keyword:"enum",params:{allowedValues: schema115.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let i3 = data13.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func1(data13[i3], data13[j0])){
const err41 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.include !== undefined){
let data15 = data.include;
if(Array.isArray(data15)){
if(data15.length > 3){
const err43 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
data15 = data15.slice(0, 3);
}
if(data15.length < 1){
const err44 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len3 = data15.length;
const errorsBefore66 = errors;
for(let i4=0; i4<len3; i4++){
if(errors - errorsBefore66 >= 100) break;
let data16 = data15[i4];
if(typeof data16 !== "string"){
const err45 = {instancePath:instancePath+"/include/" + i4,schemaPath:"document#/components/schemas/EventRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data16 === "string"){
data16 = readings.choice(data16, schema116.reads.choice);
if(data15 !== undefined){
data15[i4] = data16;
}
}
if(!(((data16 === "event_type") || (data16 === "opportunity")) || (data16 === "contacts"))){
const err46 = {instancePath:instancePath+"/include/" + i4,schemaPath:"document#/components/schemas/EventRelationName/enum",keyword:"enum",params:{allowedValues: schema116.enum}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
let i5 = data15.length;
let j1;
if(i5 > 1){
outer1:
for(;i5--;){
for(j1 = i5; j1--;){
if(func1(data15[i5], data15[j1])){
const err47 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err48 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.sort !== undefined){
let data17 = data.sort;
if(typeof data17 === "string" && data17.length <= 2200){
data17 = readings.text(data17);
if(data !== undefined){
data["sort"] = data17;
}
}
if(typeof data17 === "string"){
if(data17.length > 300 && readings.isLonger(data17, 300)){
const err49 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
data17 = data17.slice(0, 300).toWellFormed();
}
if(!pattern11.test(data17)){
const err50 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|start_at)(,-?(created_at|updated_at|start_at)){0,3}$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats0(data17))){
const err51 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
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
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_merge_parameters = validate85;
const schema117 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
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
const errorsBefore67 = errors;
for(const key0 in data){
if(errors - errorsBefore67 >= 100) break;
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
if(!(formats6(data0))){
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
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_merge_body = validate86;
const schema119 = {"$ref":"document#/components/schemas/EntityMerge"};
const schema120 = {"type":"object","required":["duplicate_ids"],"properties":{"duplicate_ids":{"type":"array","minItems":1,"maxItems":9,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/Id"}},"dry_run":{"type":"boolean"},"fields":{"type":"object","maxProperties":60,"additionalProperties":{"$ref":"document#/components/schemas/Id"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}$"}},"custom_fields":{"type":"object","maxProperties":100,"additionalProperties":{"$ref":"document#/components/schemas/Id"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}$"}},"external_ids":{"type":"object","maxProperties":60,"additionalProperties":{"$ref":"document#/components/schemas/Id"},"propertyNames":{"pattern":"^[a-z][a-z0-9_.-]{0,49}$"}}},"additionalProperties":false};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.duplicate_ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duplicate_ids"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore68 = errors;
for(const key0 in data){
if(errors - errorsBefore68 >= 100) break;
if(!(((((key0 === "duplicate_ids") || (key0 === "dry_run")) || (key0 === "fields")) || (key0 === "custom_fields")) || (key0 === "external_ids"))){
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
if(data.duplicate_ids !== undefined){
let data0 = data.duplicate_ids;
if(Array.isArray(data0)){
if(data0.length > 9){
const err2 = {instancePath:instancePath+"/duplicate_ids",schemaPath:"#/properties/duplicate_ids/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 9);
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/duplicate_ids",schemaPath:"#/properties/duplicate_ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
const errorsBefore69 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore69 >= 100) break;
let data1 = data0[i0];
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data0 !== undefined){
data0[i0] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats6(data1))){
const err4 = {instancePath:instancePath+"/duplicate_ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/duplicate_ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data0[i1], data0[j0])){
const err6 = {instancePath:instancePath+"/duplicate_ids",schemaPath:"#/properties/duplicate_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/duplicate_ids",schemaPath:"#/properties/duplicate_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.dry_run !== undefined){
if(typeof data.dry_run !== "boolean"){
const err8 = {instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 60){
const err9 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const errorsBefore70 = errors;
for(const key1 in data3){
if(errors - errorsBefore70 >= 100) break;
const _errs11 = errors;
if(typeof key1 === "string"){
if(!pattern1.test(key1)){
const err10 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid5 = _errs11 === errors;
if(!valid5){
const err11 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
const errorsBefore71 = errors;
for(const key2 in data3){
if(errors - errorsBefore71 >= 100) break;
let data4 = data3[key2];
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.text(data4);
if(data3 !== undefined){
data3[key2] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats6(data4))){
const err12 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err13 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data5 = data.custom_fields;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 100){
const err15 = {instancePath:instancePath+"/custom_fields",schemaPath:"#/properties/custom_fields/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const errorsBefore72 = errors;
for(const key3 in data5){
if(errors - errorsBefore72 >= 100) break;
const _errs18 = errors;
if(typeof key3 === "string"){
if(!pattern1.test(key3)){
const err16 = {instancePath:instancePath+"/custom_fields",schemaPath:"#/properties/custom_fields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid8 = _errs18 === errors;
if(!valid8){
const err17 = {instancePath:instancePath+"/custom_fields",schemaPath:"#/properties/custom_fields/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
const errorsBefore73 = errors;
for(const key4 in data5){
if(errors - errorsBefore73 >= 100) break;
let data6 = data5[key4];
if(typeof data6 === "string" && data6.length <= 1000){
data6 = readings.text(data6);
if(data5 !== undefined){
data5[key4] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats6(data6))){
const err18 = {instancePath:instancePath+"/custom_fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err19 = {instancePath:instancePath+"/custom_fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
else {
const err20 = {instancePath:instancePath+"/custom_fields",schemaPath:"#/properties/custom_fields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.external_ids !== undefined){
let data7 = data.external_ids;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 60){
const err21 = {instancePath:instancePath+"/external_ids",schemaPath:"#/properties/external_ids/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const errorsBefore74 = errors;
for(const key5 in data7){
if(errors - errorsBefore74 >= 100) break;
const _errs25 = errors;
if(typeof key5 === "string"){
if(!pattern2.test(key5)){
const err22 = {instancePath:instancePath+"/external_ids",schemaPath:"#/properties/external_ids/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]{0,49}$"},propertyName:key5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid11 = _errs25 === errors;
if(!valid11){
const err23 = {instancePath:instancePath+"/external_ids",schemaPath:"#/properties/external_ids/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
const errorsBefore75 = errors;
for(const key6 in data7){
if(errors - errorsBefore75 >= 100) break;
let data8 = data7[key6];
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[key6] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats6(data8))){
const err24 = {instancePath:instancePath+"/external_ids/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err25 = {instancePath:instancePath+"/external_ids/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
const err26 = {instancePath:instancePath+"/external_ids",schemaPath:"#/properties/external_ids/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_notes_parameters = validate89;
const schema125 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"pinned":{"type":"boolean"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"fields":{"type":"array","minItems":1,"maxItems":11,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/NoteFieldName"}},"include":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/NoteRelationName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|title|pinned)(,-?(created_at|updated_at|title|pinned)){0,3}$","format":"text","reads":"text"}},"required":["id"],"additionalProperties":false};
const schema132 = {"type":"string","enum":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","title","body","related_to","pinned"],"reads":{"choice":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","title","body","related_to","pinned"]}};
const schema133 = {"type":"string","enum":["contacts","companies","opportunities"],"reads":{"choice":["contacts","companies","opportunities"]}};
const pattern15 = new RegExp("^-?(created_at|updated_at|title|pinned)(,-?(created_at|updated_at|title|pinned)){0,3}$", "u");

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
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
const errorsBefore76 = errors;
for(const key0 in data){
if(errors - errorsBefore76 >= 100) break;
if(!(func0.call(schema125.properties, key0))){
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
if(!(formats6(data0))){
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
if(data.pinned !== undefined){
if(typeof data.pinned !== "boolean"){
const err4 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data3 = data.page_size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data4 = data.cursor;
if(typeof data4 === "string" && data4.length <= 25000){
data4 = readings.text(data4);
if(data !== undefined){
data["cursor"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 6000 && readings.isLonger(data4, 6000)){
const err11 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
data4 = data4.slice(0, 6000).toWellFormed();
}
if(!(formats0(data4))){
const err12 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ids !== undefined){
let data5 = data.ids;
if(Array.isArray(data5)){
if(data5.length > 100){
const err14 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data5 = data5.slice(0, 100);
}
if(data5.length < 1){
const err15 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data5.length;
const errorsBefore77 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore77 >= 100) break;
let data6 = data5[i0];
if(typeof data6 === "string" && data6.length <= 1000){
data6 = readings.text(data6);
if(data5 !== undefined){
data5[i0] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats6(data6))){
const err16 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
else {
const err18 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.created_after !== undefined){
let data7 = data.created_after;
if(typeof data7 === "string" && data7.length <= 1000){
data7 = readings.instant(data7);
if(data !== undefined){
data["created_after"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats14(data7))){
const err19 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(typeof data7 === "string"){
if(!(formats16(data7))){
const err20 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err21 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.created_before !== undefined){
let data8 = data.created_before;
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.instant(data8);
if(data !== undefined){
data["created_before"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats14(data8))){
const err22 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(typeof data8 === "string"){
if(!(formats16(data8))){
const err23 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.updated_after !== undefined){
let data9 = data.updated_after;
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.instant(data9);
if(data !== undefined){
data["updated_after"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats14(data9))){
const err25 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!(formats16(data9))){
const err26 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err27 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.updated_before !== undefined){
let data10 = data.updated_before;
if(typeof data10 === "string" && data10.length <= 1000){
data10 = readings.instant(data10);
if(data !== undefined){
data["updated_before"] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats14(data10))){
const err28 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(typeof data10 === "string"){
if(!(formats16(data10))){
const err29 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.fields !== undefined){
let data11 = data.fields;
if(Array.isArray(data11)){
if(data11.length > 11){
const err31 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 11}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
data11 = data11.slice(0, 11);
}
if(data11.length < 1){
const err32 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data11.length;
const errorsBefore78 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore78 >= 100) break;
let data12 = data11[i1];
if(typeof data12 !== "string"){
const err33 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/NoteFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.choice(data12, schema132.reads.choice);
if(data11 !== undefined){
data11[i1] = data12;
}
}
if(!(((((((((((data12 === "id") || (data12 === "version")) || (data12 === "created_at")) || (data12 === "updated_at")) || (data12 === "created_by")) || (data12 === "updated_by")) || (data12 === "deleted_at")) || (data12 === "title")) || (data12 === "body")) || (data12 === "related_to")) || (data12 === "pinned"))){
const err34 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/NoteFieldName/enum",keyword:"enum",params:{allowedValues: schema132.enum}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func1(data11[i2], data11[j0])){
const err35 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.include !== undefined){
let data13 = data.include;
if(Array.isArray(data13)){
if(data13.length > 3){
const err37 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
data13 = data13.slice(0, 3);
}
if(data13.length < 1){
const err38 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len2 = data13.length;
const errorsBefore79 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore79 >= 100) break;
let data14 = data13[i3];
if(typeof data14 !== "string"){
const err39 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/NoteRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.choice(data14, schema133.reads.choice);
if(data13 !== undefined){
data13[i3] = data14;
}
}
if(!(((data14 === "contacts") || (data14 === "companies")) || (data14 === "opportunities"))){
const err40 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/NoteRelationName/enum",keyword:"enum",params:{allowedValues: schema133.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let i4 = data13.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func1(data13[i4], data13[j1])){
const err41 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.sort !== undefined){
let data15 = data.sort;
if(typeof data15 === "string" && data15.length <= 2200){
data15 = readings.text(data15);
if(data !== undefined){
data["sort"] = data15;
}
}
if(typeof data15 === "string"){
if(data15.length > 300 && readings.isLonger(data15, 300)){
const err43 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
data15 = data15.slice(0, 300).toWellFormed();
}
if(!pattern15.test(data15)){
const err44 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|title|pinned)(,-?(created_at|updated_at|title|pinned)){0,3}$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats0(data15))){
const err45 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_opportunities_parameters = validate90;
const schema134 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"status":{"$ref":"document#/components/schemas/StageType"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"fields":{"type":"array","minItems":1,"maxItems":28,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/OpportunityFieldName"}},"include":{"type":"array","minItems":1,"maxItems":9,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/OpportunityRelationName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|probability|status|weighted_amount|closed_at|stage_changed_at|name|amount|currency|expected_close_date|lost_reason|next_step|source|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|probability|status|weighted_amount|closed_at|stage_changed_at|name|amount|currency|expected_close_date|lost_reason|next_step|source|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$","format":"text","reads":"text"}},"required":["id"],"additionalProperties":false};
const schema136 = {"type":"string","enum":["open","won","lost"],"reads":{"choice":["open","won","lost"]}};
const schema142 = {"type":"string","enum":["probability","status","weighted_amount","closed_at","stage_changed_at","id","version","created_at","updated_at","created_by","updated_by","deleted_at","name","pipeline_id","stage","amount","currency","expected_close_date","lost_reason","next_step","company_id","primary_contact_id","contacts","owner_id","source","description","tags","custom_fields"],"reads":{"choice":["probability","status","weighted_amount","closed_at","stage_changed_at","id","version","created_at","updated_at","created_by","updated_by","deleted_at","name","pipeline_id","stage","amount","currency","expected_close_date","lost_reason","next_step","company_id","primary_contact_id","contacts","owner_id","source","description","tags","custom_fields"]}};
const schema143 = {"type":"string","enum":["company","primary_contact","pipeline","owner","contacts","line_items","open_tasks","recent_notes","upcoming_events"],"reads":{"choice":["company","primary_contact","pipeline","owner","contacts","line_items","open_tasks","recent_notes","upcoming_events"]}};
const pattern16 = new RegExp("^-?(created_at|updated_at|probability|status|weighted_amount|closed_at|stage_changed_at|name|amount|currency|expected_close_date|lost_reason|next_step|source|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|probability|status|weighted_amount|closed_at|stage_changed_at|name|amount|currency|expected_close_date|lost_reason|next_step|source|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$", "u");

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
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
const errorsBefore80 = errors;
for(const key0 in data){
if(errors - errorsBefore80 >= 100) break;
if(!(func0.call(schema134.properties, key0))){
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
if(!(formats6(data0))){
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
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/StageType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema136.reads.choice);
if(data !== undefined){
data["status"] = data1;
}
}
if(!(((data1 === "open") || (data1 === "won")) || (data1 === "lost"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/StageType/enum",keyword:"enum",params:{allowedValues: schema136.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data3 = data.page_size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.cursor !== undefined){
let data4 = data.cursor;
if(typeof data4 === "string" && data4.length <= 25000){
data4 = readings.text(data4);
if(data !== undefined){
data["cursor"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 6000 && readings.isLonger(data4, 6000)){
const err12 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
data4 = data4.slice(0, 6000).toWellFormed();
}
if(!(formats0(data4))){
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err14 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ids !== undefined){
let data5 = data.ids;
if(Array.isArray(data5)){
if(data5.length > 100){
const err15 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
data5 = data5.slice(0, 100);
}
if(data5.length < 1){
const err16 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data5.length;
const errorsBefore81 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore81 >= 100) break;
let data6 = data5[i0];
if(typeof data6 === "string" && data6.length <= 1000){
data6 = readings.text(data6);
if(data5 !== undefined){
data5[i0] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats6(data6))){
const err17 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
else {
const err19 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.created_after !== undefined){
let data7 = data.created_after;
if(typeof data7 === "string" && data7.length <= 1000){
data7 = readings.instant(data7);
if(data !== undefined){
data["created_after"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats14(data7))){
const err20 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(typeof data7 === "string"){
if(!(formats16(data7))){
const err21 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err22 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.created_before !== undefined){
let data8 = data.created_before;
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.instant(data8);
if(data !== undefined){
data["created_before"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats14(data8))){
const err23 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(typeof data8 === "string"){
if(!(formats16(data8))){
const err24 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err25 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.updated_after !== undefined){
let data9 = data.updated_after;
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.instant(data9);
if(data !== undefined){
data["updated_after"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats14(data9))){
const err26 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!(formats16(data9))){
const err27 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err28 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.updated_before !== undefined){
let data10 = data.updated_before;
if(typeof data10 === "string" && data10.length <= 1000){
data10 = readings.instant(data10);
if(data !== undefined){
data["updated_before"] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats14(data10))){
const err29 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
const err30 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err31 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.fields !== undefined){
let data11 = data.fields;
if(Array.isArray(data11)){
if(data11.length > 28){
const err32 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 28}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
data11 = data11.slice(0, 28);
}
if(data11.length < 1){
const err33 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len1 = data11.length;
const errorsBefore82 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore82 >= 100) break;
let data12 = data11[i1];
if(typeof data12 !== "string"){
const err34 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/OpportunityFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.choice(data12, schema142.reads.choice);
if(data11 !== undefined){
data11[i1] = data12;
}
}
if(!((((((((((((((((((((((((((((data12 === "probability") || (data12 === "status")) || (data12 === "weighted_amount")) || (data12 === "closed_at")) || (data12 === "stage_changed_at")) || (data12 === "id")) || (data12 === "version")) || (data12 === "created_at")) || (data12 === "updated_at")) || (data12 === "created_by")) || (data12 === "updated_by")) || (data12 === "deleted_at")) || (data12 === "name")) || (data12 === "pipeline_id")) || (data12 === "stage")) || (data12 === "amount")) || (data12 === "currency")) || (data12 === "expected_close_date")) || (data12 === "lost_reason")) || (data12 === "next_step")) || (data12 === "company_id")) || (data12 === "primary_contact_id")) || (data12 === "contacts")) || (data12 === "owner_id")) || (data12 === "source")) || (data12 === "description")) || (data12 === "tags")) || (data12 === "custom_fields"))){
const err35 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/OpportunityFieldName/enum",keyword:"enum",params:{allowedValues: schema142.enum}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func1(data11[i2], data11[j0])){
const err36 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.include !== undefined){
let data13 = data.include;
if(Array.isArray(data13)){
if(data13.length > 9){
const err38 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
data13 = data13.slice(0, 9);
}
if(data13.length < 1){
const err39 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len2 = data13.length;
const errorsBefore83 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore83 >= 100) break;
let data14 = data13[i3];
if(typeof data14 !== "string"){
const err40 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/OpportunityRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.choice(data14, schema143.reads.choice);
if(data13 !== undefined){
data13[i3] = data14;
}
}
if(!(((((((((data14 === "company") || (data14 === "primary_contact")) || (data14 === "pipeline")) || (data14 === "owner")) || (data14 === "contacts")) || (data14 === "line_items")) || (data14 === "open_tasks")) || (data14 === "recent_notes")) || (data14 === "upcoming_events"))){
const err41 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/OpportunityRelationName/enum",keyword:"enum",params:{allowedValues: schema143.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
let i4 = data13.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func1(data13[i4], data13[j1])){
const err42 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.sort !== undefined){
let data15 = data.sort;
if(typeof data15 === "string" && data15.length <= 2200){
data15 = readings.text(data15);
if(data !== undefined){
data["sort"] = data15;
}
}
if(typeof data15 === "string"){
if(data15.length > 300 && readings.isLonger(data15, 300)){
const err44 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
data15 = data15.slice(0, 300).toWellFormed();
}
if(!pattern16.test(data15)){
const err45 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|probability|status|weighted_amount|closed_at|stage_changed_at|name|amount|currency|expected_close_date|lost_reason|next_step|source|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|probability|status|weighted_amount|closed_at|stage_changed_at|name|amount|currency|expected_close_date|lost_reason|next_step|source|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(formats0(data15))){
const err46 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_purge_parameters = validate91;
const schema144 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
const errorsBefore84 = errors;
for(const key0 in data){
if(errors - errorsBefore84 >= 100) break;
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
if(!(formats6(data0))){
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
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_purge_body = validate92;
const schema146 = {"$ref":"document#/components/schemas/EntityPurge"};
const schema147 = {"type":"object","properties":{"dry_run":{"type":"boolean"},"keep":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["notes","tasks"],"reads":{"choice":["notes","tasks"]}}}},"additionalProperties":false};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore85 = errors;
for(const key0 in data){
if(errors - errorsBefore85 >= 100) break;
if(!((key0 === "dry_run") || (key0 === "keep"))){
const err0 = {instancePath,schemaPath:"document#/components/schemas/EntityPurge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.dry_run !== undefined){
if(typeof data.dry_run !== "boolean"){
const err1 = {instancePath:instancePath+"/dry_run",schemaPath:"document#/components/schemas/EntityPurge/properties/dry_run/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.keep !== undefined){
let data1 = data.keep;
if(Array.isArray(data1)){
if(data1.length > 2){
const err2 = {instancePath:instancePath+"/keep",schemaPath:"document#/components/schemas/EntityPurge/properties/keep/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data1 = data1.slice(0, 2);
}
const len0 = data1.length;
const errorsBefore86 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore86 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/keep/" + i0,schemaPath:"document#/components/schemas/EntityPurge/properties/keep/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema147.properties.keep.items.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!((data2 === "notes") || (data2 === "tasks"))){
const err4 = {instancePath:instancePath+"/keep/" + i0,schemaPath:"document#/components/schemas/EntityPurge/properties/keep/items/enum",keyword:"enum",params:{allowedValues: schema147.properties.keep.items.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
const err5 = {instancePath:instancePath+"/keep",schemaPath:"document#/components/schemas/EntityPurge/properties/keep/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err6 = {instancePath:instancePath+"/keep",schemaPath:"document#/components/schemas/EntityPurge/properties/keep/type",keyword:"type",params:{type: "array"}};
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
else {
const err7 = {instancePath,schemaPath:"document#/components/schemas/EntityPurge/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_restore_parameters = validate93;
const schema148 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
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
const errorsBefore87 = errors;
for(const key0 in data){
if(errors - errorsBefore87 >= 100) break;
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
if(!(formats6(data0))){
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
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_tasks_parameters = validate94;
const schema150 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"status":{"$ref":"document#/components/schemas/TaskStatus"},"overdue":{"type":"boolean"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"fields":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/TaskFieldName"}},"include":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/TaskRelationName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|completed_at|title|type|status|priority|due_at|reminder_at|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|completed_at|title|type|status|priority|due_at|reminder_at|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$","format":"text","reads":"text"}},"required":["id"],"additionalProperties":false};
const schema152 = {"type":"string","enum":["todo","in_progress","waiting","completed","cancelled"],"reads":{"choice":["todo","in_progress","waiting","completed","cancelled"]}};
const schema158 = {"type":"string","enum":["completed_at","is_overdue","id","version","created_at","updated_at","created_by","updated_by","deleted_at","title","description","type","status","priority","due_at","reminder_at","assignee_id","related_to","tags","custom_fields"],"reads":{"choice":["completed_at","is_overdue","id","version","created_at","updated_at","created_by","updated_by","deleted_at","title","description","type","status","priority","due_at","reminder_at","assignee_id","related_to","tags","custom_fields"]}};
const schema159 = {"type":"string","enum":["assignee","contacts","companies","opportunities"],"reads":{"choice":["assignee","contacts","companies","opportunities"]}};
const pattern17 = new RegExp("^-?(created_at|updated_at|completed_at|title|type|status|priority|due_at|reminder_at|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|completed_at|title|type|status|priority|due_at|reminder_at|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$", "u");

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
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
const errorsBefore88 = errors;
for(const key0 in data){
if(errors - errorsBefore88 >= 100) break;
if(!(func0.call(schema150.properties, key0))){
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
if(!(formats6(data0))){
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
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/TaskStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema152.reads.choice);
if(data !== undefined){
data["status"] = data1;
}
}
if(!(((((data1 === "todo") || (data1 === "in_progress")) || (data1 === "waiting")) || (data1 === "completed")) || (data1 === "cancelled"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/TaskStatus/enum",keyword:"enum",params:{allowedValues: schema152.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.overdue !== undefined){
if(typeof data.overdue !== "boolean"){
const err6 = {instancePath:instancePath+"/overdue",schemaPath:"#/properties/overdue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.page !== undefined){
let data3 = data.page;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data4 = data.page_size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.cursor !== undefined){
let data5 = data.cursor;
if(typeof data5 === "string" && data5.length <= 25000){
data5 = readings.text(data5);
if(data !== undefined){
data["cursor"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 6000 && readings.isLonger(data5, 6000)){
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
data5 = data5.slice(0, 6000).toWellFormed();
}
if(!(formats0(data5))){
const err14 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err15 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.ids !== undefined){
let data6 = data.ids;
if(Array.isArray(data6)){
if(data6.length > 100){
const err16 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data6 = data6.slice(0, 100);
}
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
const errorsBefore89 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore89 >= 100) break;
let data7 = data6[i0];
if(typeof data7 === "string" && data7.length <= 1000){
data7 = readings.text(data7);
if(data6 !== undefined){
data6[i0] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats6(data7))){
const err18 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err19 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
else {
const err20 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.created_after !== undefined){
let data8 = data.created_after;
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.instant(data8);
if(data !== undefined){
data["created_after"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats14(data8))){
const err21 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(typeof data8 === "string"){
if(!(formats16(data8))){
const err22 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err23 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.created_before !== undefined){
let data9 = data.created_before;
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.instant(data9);
if(data !== undefined){
data["created_before"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats14(data9))){
const err24 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!(formats16(data9))){
const err25 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err26 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.updated_after !== undefined){
let data10 = data.updated_after;
if(typeof data10 === "string" && data10.length <= 1000){
data10 = readings.instant(data10);
if(data !== undefined){
data["updated_after"] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats14(data10))){
const err27 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(typeof data10 === "string"){
if(!(formats16(data10))){
const err28 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err29 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.updated_before !== undefined){
let data11 = data.updated_before;
if(typeof data11 === "string" && data11.length <= 1000){
data11 = readings.instant(data11);
if(data !== undefined){
data["updated_before"] = data11;
}
}
if(typeof data11 === "string"){
if(!(formats14(data11))){
const err30 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(typeof data11 === "string"){
if(!(formats16(data11))){
const err31 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err32 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.fields !== undefined){
let data12 = data.fields;
if(Array.isArray(data12)){
if(data12.length > 20){
const err33 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
data12 = data12.slice(0, 20);
}
if(data12.length < 1){
const err34 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data12.length;
const errorsBefore90 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore90 >= 100) break;
let data13 = data12[i1];
if(typeof data13 !== "string"){
const err35 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/TaskFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.choice(data13, schema158.reads.choice);
if(data12 !== undefined){
data12[i1] = data13;
}
}
if(!((((((((((((((((((((data13 === "completed_at") || (data13 === "is_overdue")) || (data13 === "id")) || (data13 === "version")) || (data13 === "created_at")) || (data13 === "updated_at")) || (data13 === "created_by")) || (data13 === "updated_by")) || (data13 === "deleted_at")) || (data13 === "title")) || (data13 === "description")) || (data13 === "type")) || (data13 === "status")) || (data13 === "priority")) || (data13 === "due_at")) || (data13 === "reminder_at")) || (data13 === "assignee_id")) || (data13 === "related_to")) || (data13 === "tags")) || (data13 === "custom_fields"))){
const err36 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/TaskFieldName/enum",keyword:"enum",params:{allowedValues: schema158.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
let i2 = data12.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func1(data12[i2], data12[j0])){
const err37 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.include !== undefined){
let data14 = data.include;
if(Array.isArray(data14)){
if(data14.length > 4){
const err39 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
data14 = data14.slice(0, 4);
}
if(data14.length < 1){
const err40 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len2 = data14.length;
const errorsBefore91 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore91 >= 100) break;
let data15 = data14[i3];
if(typeof data15 !== "string"){
const err41 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/TaskRelationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data15 === "string"){
data15 = readings.choice(data15, schema159.reads.choice);
if(data14 !== undefined){
data14[i3] = data15;
}
}
if(!((((data15 === "assignee") || (data15 === "contacts")) || (data15 === "companies")) || (data15 === "opportunities"))){
const err42 = {instancePath:instancePath+"/include/" + i3,schemaPath:"document#/components/schemas/TaskRelationName/enum",keyword:"enum",params:{allowedValues: schema159.enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
let i4 = data14.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func1(data14[i4], data14[j1])){
const err43 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.sort !== undefined){
let data16 = data.sort;
if(typeof data16 === "string" && data16.length <= 2200){
data16 = readings.text(data16);
if(data !== undefined){
data["sort"] = data16;
}
}
if(typeof data16 === "string"){
if(data16.length > 300 && readings.isLonger(data16, 300)){
const err45 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
data16 = data16.slice(0, 300).toWellFormed();
}
if(!pattern17.test(data16)){
const err46 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|completed_at|title|type|status|priority|due_at|reminder_at|custom_fields\\.[a-z][a-z0-9_]{0,49})(,-?(created_at|updated_at|completed_at|title|type|status|priority|due_at|reminder_at|custom_fields\\.[a-z][a-z0-9_]{0,49})){0,3}$"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(formats0(data16))){
const err47 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
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
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_unmerge_parameters = validate95;
const schema160 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
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
const errorsBefore92 = errors;
for(const key0 in data){
if(errors - errorsBefore92 >= 100) break;
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
if(!(formats6(data0))){
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
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const entities_unmerge_body = validate96;
const schema162 = {"$ref":"document#/components/schemas/EntityUnmerge"};
const schema163 = {"type":"object","properties":{"dry_run":{"type":"boolean"}},"additionalProperties":false};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore93 = errors;
for(const key0 in data){
if(errors - errorsBefore93 >= 100) break;
if(!(key0 === "dry_run")){
const err0 = {instancePath,schemaPath:"document#/components/schemas/EntityUnmerge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.dry_run !== undefined){
if(typeof data.dry_run !== "boolean"){
const err1 = {instancePath:instancePath+"/dry_run",schemaPath:"document#/components/schemas/EntityUnmerge/properties/dry_run/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err2 = {instancePath,schemaPath:"document#/components/schemas/EntityUnmerge/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

