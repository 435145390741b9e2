// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func0_module from "ajv/dist/runtime/equal.js";
export const organization_get_parameters = validate0;
const schema0 = {"type":"object","properties":{"fields":{"type":"array","minItems":1,"maxItems":24,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/OrganizationFieldName"}}},"required":[],"additionalProperties":false};
const schema2 = {"type":"string","enum":["slug","plan","data_region","two_factor_policy","quotas","deletion","id","version","created_at","updated_at","created_by","updated_by","deleted_at","name","default_locale","timezone","currency","default_country","postal_address","email_tracking","max_file_size_mb","retention","branding","embed_origins"],"reads":{"choice":["slug","plan","data_region","two_factor_policy","quotas","deletion","id","version","created_at","updated_at","created_by","updated_by","deleted_at","name","default_locale","timezone","currency","default_country","postal_address","email_tracking","max_file_size_mb","retention","branding","embed_origins"]}};
const func0 = func0_module.default;

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
if(!(key0 === "fields")){
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
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
if(data0.length > 24){
const err1 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data0 = data0.slice(0, 24);
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
const errorsBefore1 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore1 >= 100) break;
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/OrganizationFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema2.reads.choice);
if(data0 !== undefined){
data0[i0] = data1;
}
}
if(!((((((((((((((((((((((((data1 === "slug") || (data1 === "plan")) || (data1 === "data_region")) || (data1 === "two_factor_policy")) || (data1 === "quotas")) || (data1 === "deletion")) || (data1 === "id")) || (data1 === "version")) || (data1 === "created_at")) || (data1 === "updated_at")) || (data1 === "created_by")) || (data1 === "updated_by")) || (data1 === "deleted_at")) || (data1 === "name")) || (data1 === "default_locale")) || (data1 === "timezone")) || (data1 === "currency")) || (data1 === "default_country")) || (data1 === "postal_address")) || (data1 === "email_tracking")) || (data1 === "max_file_size_mb")) || (data1 === "retention")) || (data1 === "branding")) || (data1 === "embed_origins"))){
const err4 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/OrganizationFieldName/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(func0(data0[i1], data0[j0])){
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const organization_update_parameters = validate2;
const schema3 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore2 = errors;
for(const key0 in data){
if(errors - errorsBefore2 >= 100) break;
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

export const organization_update_body = validate3;
const schema4 = {"$ref":"document#/components/schemas/OrganizationUpdate"};
const schema5 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/OrganizationFields"}],"unevaluatedProperties":false,"properties":{"id":{},"slug":{},"plan":{},"data_region":{},"two_factor_policy":{},"quotas":{},"deletion":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};
const schema6 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"default_locale":{"$ref":"document#/components/schemas/Locale"},"timezone":{"$ref":"document#/components/schemas/Timezone"},"currency":{"$ref":"document#/components/schemas/Currency"},"default_country":{"type":["string","null"],"format":"country","reads":"text"},"postal_address":{"type":["string","null"],"maxLength":500,"format":"multiline","reads":"multiline"},"email_tracking":{"$ref":"document#/components/schemas/EmailTracking"},"max_file_size_mb":{"type":"integer","minimum":1,"maximum":100},"retention":{"$ref":"document#/components/schemas/Retention"},"branding":{"$ref":"document#/components/schemas/Branding"},"embed_origins":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","maxLength":300,"pattern":"^https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$|^http://localhost(?::[1-9][0-9]{0,4})?$","format":"text","reads":"text"}}}};
const schema7 = {"type":"string","enum":["en","fr"],"reads":{"choice":["en","fr"]}};
const schema8 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};
const schema9 = {"type":"string","format":"currency","reads":"text"};
const schema10 = {"type":"object","required":["opens","clicks"],"properties":{"opens":{"type":"boolean"},"clicks":{"type":"boolean"}},"additionalProperties":false};
const schema11 = {"type":"object","properties":{"messages_days":{"type":["integer","null"],"minimum":30,"maximum":36500},"attachments_days":{"type":["integer","null"],"minimum":30,"maximum":36500},"timelines_days":{"type":["integer","null"],"minimum":90,"maximum":36500},"tasks_days":{"type":["integer","null"],"minimum":30,"maximum":36500},"deleted_days":{"type":["integer","null"],"minimum":7,"maximum":36500}},"additionalProperties":false};
const schema12 = {"type":"object","properties":{"display_name":{"type":["string","null"],"minLength":1,"maxLength":200,"format":"text","reads":"text"},"logo":{"type":["string","null"],"maxLength":87407,"pattern":"^data:image/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$","format":"text","reads":"text"},"colour":{"type":["string","null"],"pattern":"^#[0-9a-f]{6}$","format":"text","reads":"text"}},"additionalProperties":false};
const formats0 = formats.text;
const formats2 = formats.timezone;
const formats4 = formats.currency;
const formats6 = formats.country;
const formats8 = formats.multiline;
const pattern0 = new RegExp("^data:image/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$", "u");
const pattern1 = new RegExp("^#[0-9a-f]{6}$", "u");
const pattern2 = new RegExp("^https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$|^http://localhost(?::[1-9][0-9]{0,4})?$", "u");

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
if(data.default_locale !== undefined){
let data1 = data.default_locale;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/default_locale",schemaPath:"document#/components/schemas/Locale/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema7.reads.choice);
if(data !== undefined){
data["default_locale"] = data1;
}
}
if(!((data1 === "en") || (data1 === "fr"))){
const err5 = {instancePath:instancePath+"/default_locale",schemaPath:"document#/components/schemas/Locale/enum",keyword:"enum",params:{allowedValues: schema7.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.timezone !== undefined){
let data2 = data.timezone;
if(typeof data2 === "string" && data2.length <= 1400){
data2 = readings.text(data2);
if(data !== undefined){
data["timezone"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 100 && readings.isLonger(data2, 100)){
const err6 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data2 = data2.slice(0, 100).toWellFormed();
}
if(!(formats2(data2))){
const err7 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.text(data3);
if(data !== undefined){
data["currency"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"}};
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
const err10 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.default_country !== undefined){
let data4 = data.default_country;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/default_country",schemaPath:"#/properties/default_country/type",keyword:"type",params:{type: schema6.properties.default_country.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.text(data4);
if(data !== undefined){
data["default_country"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats6(data4))){
const err12 = {instancePath:instancePath+"/default_country",schemaPath:"#/properties/default_country/format",keyword:"format",params:{format: "country"}};
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
if(data.postal_address !== undefined){
let data5 = data.postal_address;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/postal_address",schemaPath:"#/properties/postal_address/type",keyword:"type",params:{type: schema6.properties.postal_address.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 3000){
data5 = readings.multiline(data5);
if(data !== undefined){
data["postal_address"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 500 && readings.isLonger(data5, 500)){
const err14 = {instancePath:instancePath+"/postal_address",schemaPath:"#/properties/postal_address/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data5 = data5.slice(0, 500).toWellFormed();
}
if(!(formats8(data5))){
const err15 = {instancePath:instancePath+"/postal_address",schemaPath:"#/properties/postal_address/format",keyword:"format",params:{format: "multiline"}};
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
if(data.email_tracking !== undefined){
let data6 = data.email_tracking;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.opens === undefined){
const err16 = {instancePath:instancePath+"/email_tracking",schemaPath:"document#/components/schemas/EmailTracking/required",keyword:"required",params:{missingProperty: "opens"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.clicks === undefined){
const err17 = {instancePath:instancePath+"/email_tracking",schemaPath:"document#/components/schemas/EmailTracking/required",keyword:"required",params:{missingProperty: "clicks"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const errorsBefore3 = errors;
for(const key0 in data6){
if(errors - errorsBefore3 >= 100) break;
if(!((key0 === "opens") || (key0 === "clicks"))){
const err18 = {instancePath:instancePath+"/email_tracking",schemaPath:"document#/components/schemas/EmailTracking/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.opens !== undefined){
if(typeof data6.opens !== "boolean"){
const err19 = {instancePath:instancePath+"/email_tracking/opens",schemaPath:"document#/components/schemas/EmailTracking/properties/opens/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.clicks !== undefined){
if(typeof data6.clicks !== "boolean"){
const err20 = {instancePath:instancePath+"/email_tracking/clicks",schemaPath:"document#/components/schemas/EmailTracking/properties/clicks/type",keyword:"type",params:{type: "boolean"}};
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
const err21 = {instancePath:instancePath+"/email_tracking",schemaPath:"document#/components/schemas/EmailTracking/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.max_file_size_mb !== undefined){
let data9 = data.max_file_size_mb;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/max_file_size_mb",schemaPath:"#/properties/max_file_size_mb/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/max_file_size_mb",schemaPath:"#/properties/max_file_size_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/max_file_size_mb",schemaPath:"#/properties/max_file_size_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.retention !== undefined){
let data10 = data.retention;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
const errorsBefore4 = errors;
for(const key1 in data10){
if(errors - errorsBefore4 >= 100) break;
if(!(((((key1 === "messages_days") || (key1 === "attachments_days")) || (key1 === "timelines_days")) || (key1 === "tasks_days")) || (key1 === "deleted_days"))){
const err25 = {instancePath:instancePath+"/retention",schemaPath:"document#/components/schemas/Retention/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.messages_days !== undefined){
let data11 = data10.messages_days;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err26 = {instancePath:instancePath+"/retention/messages_days",schemaPath:"document#/components/schemas/Retention/properties/messages_days/type",keyword:"type",params:{type: schema11.properties.messages_days.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 36500 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/retention/messages_days",schemaPath:"document#/components/schemas/Retention/properties/messages_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11 < 30 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/retention/messages_days",schemaPath:"document#/components/schemas/Retention/properties/messages_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30}};
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
if(data10.attachments_days !== undefined){
let data12 = data10.attachments_days;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err29 = {instancePath:instancePath+"/retention/attachments_days",schemaPath:"document#/components/schemas/Retention/properties/attachments_days/type",keyword:"type",params:{type: schema11.properties.attachments_days.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 36500 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/retention/attachments_days",schemaPath:"document#/components/schemas/Retention/properties/attachments_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12 < 30 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/retention/attachments_days",schemaPath:"document#/components/schemas/Retention/properties/attachments_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30}};
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
if(data10.timelines_days !== undefined){
let data13 = data10.timelines_days;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err32 = {instancePath:instancePath+"/retention/timelines_days",schemaPath:"document#/components/schemas/Retention/properties/timelines_days/type",keyword:"type",params:{type: schema11.properties.timelines_days.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 36500 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/retention/timelines_days",schemaPath:"document#/components/schemas/Retention/properties/timelines_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13 < 90 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/retention/timelines_days",schemaPath:"document#/components/schemas/Retention/properties/timelines_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 90}};
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
if(data10.tasks_days !== undefined){
let data14 = data10.tasks_days;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err35 = {instancePath:instancePath+"/retention/tasks_days",schemaPath:"document#/components/schemas/Retention/properties/tasks_days/type",keyword:"type",params:{type: schema11.properties.tasks_days.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 36500 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/retention/tasks_days",schemaPath:"document#/components/schemas/Retention/properties/tasks_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14 < 30 || isNaN(data14)){
const err37 = {instancePath:instancePath+"/retention/tasks_days",schemaPath:"document#/components/schemas/Retention/properties/tasks_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30}};
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
if(data10.deleted_days !== undefined){
let data15 = data10.deleted_days;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err38 = {instancePath:instancePath+"/retention/deleted_days",schemaPath:"document#/components/schemas/Retention/properties/deleted_days/type",keyword:"type",params:{type: schema11.properties.deleted_days.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 36500 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/retention/deleted_days",schemaPath:"document#/components/schemas/Retention/properties/deleted_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15 < 7 || isNaN(data15)){
const err40 = {instancePath:instancePath+"/retention/deleted_days",schemaPath:"document#/components/schemas/Retention/properties/deleted_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 7}};
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
const err41 = {instancePath:instancePath+"/retention",schemaPath:"document#/components/schemas/Retention/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.branding !== undefined){
let data16 = data.branding;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
const errorsBefore5 = errors;
for(const key2 in data16){
if(errors - errorsBefore5 >= 100) break;
if(!(((key2 === "display_name") || (key2 === "logo")) || (key2 === "colour"))){
const err42 = {instancePath:instancePath+"/branding",schemaPath:"document#/components/schemas/Branding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data16.display_name !== undefined){
let data17 = data16.display_name;
if((typeof data17 !== "string") && (data17 !== null)){
const err43 = {instancePath:instancePath+"/branding/display_name",schemaPath:"document#/components/schemas/Branding/properties/display_name/type",keyword:"type",params:{type: schema12.properties.display_name.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data17 === "string" && data17.length <= 1800){
data17 = readings.text(data17);
if(data16 !== undefined){
data16["display_name"] = data17;
}
}
if(typeof data17 === "string"){
if(data17.length > 200 && readings.isLonger(data17, 200)){
const err44 = {instancePath:instancePath+"/branding/display_name",schemaPath:"document#/components/schemas/Branding/properties/display_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
data17 = data17.slice(0, 200).toWellFormed();
}
if(data17 === ""){
const err45 = {instancePath:instancePath+"/branding/display_name",schemaPath:"document#/components/schemas/Branding/properties/display_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(formats0(data17))){
const err46 = {instancePath:instancePath+"/branding/display_name",schemaPath:"document#/components/schemas/Branding/properties/display_name/format",keyword:"format",params:{format: "text"}};
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
if(data16.logo !== undefined){
let data18 = data16.logo;
if((typeof data18 !== "string") && (data18 !== null)){
const err47 = {instancePath:instancePath+"/branding/logo",schemaPath:"document#/components/schemas/Branding/properties/logo/type",keyword:"type",params:{type: schema12.properties.logo.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data18 === "string" && data18.length <= 350628){
data18 = readings.text(data18);
if(data16 !== undefined){
data16["logo"] = data18;
}
}
if(typeof data18 === "string"){
if(data18.length > 87407 && readings.isLonger(data18, 87407)){
const err48 = {instancePath:instancePath+"/branding/logo",schemaPath:"document#/components/schemas/Branding/properties/logo/maxLength",keyword:"maxLength",params:{limit: 87407}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
data18 = data18.slice(0, 87407).toWellFormed();
}
if(!pattern0.test(data18)){
const err49 = {instancePath:instancePath+"/branding/logo",schemaPath:"document#/components/schemas/Branding/properties/logo/pattern",keyword:"pattern",params:{pattern: "^data:image/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(formats0(data18))){
const err50 = {instancePath:instancePath+"/branding/logo",schemaPath:"document#/components/schemas/Branding/properties/logo/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data16.colour !== undefined){
let data19 = data16.colour;
if((typeof data19 !== "string") && (data19 !== null)){
const err51 = {instancePath:instancePath+"/branding/colour",schemaPath:"document#/components/schemas/Branding/properties/colour/type",keyword:"type",params:{type: schema12.properties.colour.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data19 === "string" && data19.length <= 1000){
data19 = readings.text(data19);
if(data16 !== undefined){
data16["colour"] = data19;
}
}
if(typeof data19 === "string"){
if(!pattern1.test(data19)){
const err52 = {instancePath:instancePath+"/branding/colour",schemaPath:"document#/components/schemas/Branding/properties/colour/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(formats0(data19))){
const err53 = {instancePath:instancePath+"/branding/colour",schemaPath:"document#/components/schemas/Branding/properties/colour/format",keyword:"format",params:{format: "text"}};
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
else {
const err54 = {instancePath:instancePath+"/branding",schemaPath:"document#/components/schemas/Branding/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.embed_origins !== undefined){
let data20 = data.embed_origins;
if(Array.isArray(data20)){
if(data20.length > 20){
const err55 = {instancePath:instancePath+"/embed_origins",schemaPath:"#/properties/embed_origins/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
data20 = data20.slice(0, 20);
}
const len0 = data20.length;
const errorsBefore6 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore6 >= 100) break;
let data21 = data20[i0];
if(typeof data21 === "string" && data21.length <= 2200){
data21 = readings.text(data21);
if(data20 !== undefined){
data20[i0] = data21;
}
}
if(typeof data21 === "string"){
if(data21.length > 300 && readings.isLonger(data21, 300)){
const err56 = {instancePath:instancePath+"/embed_origins/" + i0,schemaPath:"#/properties/embed_origins/items/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
data21 = data21.slice(0, 300).toWellFormed();
}
if(!pattern2.test(data21)){
const err57 = {instancePath:instancePath+"/embed_origins/" + i0,schemaPath:"#/properties/embed_origins/items/pattern",keyword:"pattern",params:{pattern: "^https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$|^http://localhost(?::[1-9][0-9]{0,4})?$"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(formats0(data21))){
const err58 = {instancePath:instancePath+"/embed_origins/" + i0,schemaPath:"#/properties/embed_origins/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/embed_origins/" + i0,schemaPath:"#/properties/embed_origins/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
let i1 = data20.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data20[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err60 = {instancePath:instancePath+"/embed_origins",schemaPath:"#/properties/embed_origins/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err61 = {instancePath:instancePath+"/embed_origins",schemaPath:"#/properties/embed_origins/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"__proto__":null,"name":true,"default_locale":true,"timezone":true,"currency":true,"default_country":true,"postal_address":true,"email_tracking":true,"max_file_size_mb":true,"retention":true,"branding":true,"embed_origins":true},"dynamicProps":false,"dynamicItems":false};


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
const errorsBefore7 = errors;
for(const key0 in data){
if(errors - errorsBefore7 >= 100) break;
if((((((((((((((((((((((((key0 !== "id") && (key0 !== "slug")) && (key0 !== "plan")) && (key0 !== "data_region")) && (key0 !== "two_factor_policy")) && (key0 !== "quotas")) && (key0 !== "deletion")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "default_locale")) && (key0 !== "timezone")) && (key0 !== "currency")) && (key0 !== "default_country")) && (key0 !== "postal_address")) && (key0 !== "email_tracking")) && (key0 !== "max_file_size_mb")) && (key0 !== "retention")) && (key0 !== "branding")) && (key0 !== "embed_origins")){
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

export const organization_requestDeletion_parameters = validate8;
const schema13 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore8 = errors;
for(const key0 in data){
if(errors - errorsBefore8 >= 100) break;
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

export const organization_requestDeletion_body = validate9;
const schema14 = {"$ref":"document#/components/schemas/OrganizationDeletionRequest"};
const schema15 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"document#/components/schemas/OrganizationDeletionRequest/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore9 = errors;
for(const key0 in data){
if(errors - errorsBefore9 >= 100) break;
if(!(key0 === "name")){
const err1 = {instancePath,schemaPath:"document#/components/schemas/OrganizationDeletionRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/OrganizationDeletionRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 200).toWellFormed();
}
if(data0 === ""){
const err3 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/OrganizationDeletionRequest/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/OrganizationDeletionRequest/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/OrganizationDeletionRequest/properties/name/type",keyword:"type",params:{type: "string"}};
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
else {
const err6 = {instancePath,schemaPath:"document#/components/schemas/OrganizationDeletionRequest/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const organization_cancelDeletion_parameters = validate10;
const schema16 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore10 = errors;
for(const key0 in data){
if(errors - errorsBefore10 >= 100) break;
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
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const organization_previewRetention_parameters = validate11;
const schema17 = {"type":"object","properties":{"messages_days":{"type":"integer","minimum":30,"maximum":36500},"attachments_days":{"type":"integer","minimum":30,"maximum":36500},"timelines_days":{"type":"integer","minimum":90,"maximum":36500},"tasks_days":{"type":"integer","minimum":30,"maximum":36500},"deleted_days":{"type":"integer","minimum":7,"maximum":36500}},"required":[],"additionalProperties":false};

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
const errorsBefore11 = errors;
for(const key0 in data){
if(errors - errorsBefore11 >= 100) break;
if(!(((((key0 === "messages_days") || (key0 === "attachments_days")) || (key0 === "timelines_days")) || (key0 === "tasks_days")) || (key0 === "deleted_days"))){
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
if(data.messages_days !== undefined){
let data0 = data.messages_days;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/messages_days",schemaPath:"#/properties/messages_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 36500 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/messages_days",schemaPath:"#/properties/messages_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 30 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/messages_days",schemaPath:"#/properties/messages_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30}};
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
if(data.attachments_days !== undefined){
let data1 = data.attachments_days;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/attachments_days",schemaPath:"#/properties/attachments_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 36500 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/attachments_days",schemaPath:"#/properties/attachments_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 30 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/attachments_days",schemaPath:"#/properties/attachments_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30}};
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
if(data.timelines_days !== undefined){
let data2 = data.timelines_days;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/timelines_days",schemaPath:"#/properties/timelines_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 36500 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/timelines_days",schemaPath:"#/properties/timelines_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 90 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/timelines_days",schemaPath:"#/properties/timelines_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 90}};
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
if(data.tasks_days !== undefined){
let data3 = data.tasks_days;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/tasks_days",schemaPath:"#/properties/tasks_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 36500 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/tasks_days",schemaPath:"#/properties/tasks_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 30 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/tasks_days",schemaPath:"#/properties/tasks_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30}};
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
if(data.deleted_days !== undefined){
let data4 = data.deleted_days;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/deleted_days",schemaPath:"#/properties/deleted_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 36500 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/deleted_days",schemaPath:"#/properties/deleted_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 7 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/deleted_days",schemaPath:"#/properties/deleted_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 7}};
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
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const organization_updateTwoFactorPolicy_parameters = validate12;
const schema18 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
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
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const organization_updateTwoFactorPolicy_body = validate13;
const schema19 = {"$ref":"document#/components/schemas/TwoFactorPolicyUpdate"};
const schema20 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/TwoFactorPolicyFields"}],"unevaluatedProperties":false};
const schema21 = {"type":"object","properties":{"required":{"type":"boolean"},"grace_days":{"type":"integer","minimum":0,"maximum":90}}};

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
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err0 = {instancePath:instancePath+"/required",schemaPath:"document#/components/schemas/TwoFactorPolicyFields/properties/required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.grace_days !== undefined){
let data1 = data.grace_days;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/grace_days",schemaPath:"document#/components/schemas/TwoFactorPolicyFields/properties/grace_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/grace_days",schemaPath:"document#/components/schemas/TwoFactorPolicyFields/properties/grace_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/grace_days",schemaPath:"document#/components/schemas/TwoFactorPolicyFields/properties/grace_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err4 = {instancePath,schemaPath:"document#/components/schemas/TwoFactorPolicyFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore13 = errors;
for(const key0 in data){
if(errors - errorsBefore13 >= 100) break;
if((key0 !== "required") && (key0 !== "grace_days")){
const err5 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

