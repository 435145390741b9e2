// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func0_module from "ajv/dist/runtime/equal.js";
export const company_create = validate0;
const schema0 = {"type":"object","required":["entity_type","name"],"properties":{"entity_type":{"type":"string","const":"company","reads":{"choice":["company"]}}},"allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/CompanyFields"}],"unevaluatedProperties":false};
const schema2 = {"type":"object","properties":{"phone":{"type":["string","null"],"format":"phone","maxLength":50,"reads":"text"},"website":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"linkedin_url":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"lifecycle_stage":{"$ref":"document#/components/schemas/LifecycleStage"},"lead_score":{"type":"integer","minimum":0,"maximum":100},"owner_id":{"type":["string","null"],"format":"uuid","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"tags":{"$ref":"document#/components/schemas/Tags"},"custom_fields":{"$ref":"document#/components/schemas/CustomFields"},"external_ids":{"$ref":"document#/components/schemas/ExternalIds"}}};
const schema3 = {"type":"string","enum":["subscriber","lead","marketing_qualified_lead","sales_qualified_lead","opportunity","customer","evangelist","other"],"reads":{"choice":["subscriber","lead","marketing_qualified_lead","sales_qualified_lead","opportunity","customer","evangelist","other"]}};
const schema4 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"format":"text","reads":"text"}};
const schema5 = {"type":"object","maxProperties":200,"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":100,"items":{"type":"string","maxLength":500,"format":"text","reads":"text"},"format":"multiline","reads":"multiline"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}$"}};
const schema6 = {"type":"object","maxProperties":20,"additionalProperties":{"type":["string","null"],"minLength":1,"maxLength":200,"format":"text","reads":"text"},"propertyNames":{"pattern":"^[a-z][a-z0-9_.-]{0,49}$"}};
const formats0 = formats.phone;
const formats2 = formats.uri;
const formats6 = formats.uuid;
const formats8 = formats.multiline;
const formats10 = formats.text;
const pattern0 = new RegExp("^[a-z][a-z0-9_]{0,49}$", "u");
const pattern1 = new RegExp("^[a-z][a-z0-9_.-]{0,49}$", "u");

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
if(data.phone !== undefined){
let data0 = data.phone;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema2.properties.phone.type}};
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
if(!(formats0(data0))){
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
const err3 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema2.properties.website.type}};
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
if(!(formats2(data1))){
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
const err6 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/type",keyword:"type",params:{type: schema2.properties.linkedin_url.type}};
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
if(!(formats2(data2))){
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
data3 = readings.choice(data3, schema3.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data3;
}
}
if(!((((((((data3 === "subscriber") || (data3 === "lead")) || (data3 === "marketing_qualified_lead")) || (data3 === "sales_qualified_lead")) || (data3 === "opportunity")) || (data3 === "customer")) || (data3 === "evangelist")) || (data3 === "other"))){
const err10 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema3.enum}};
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
const err14 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema2.properties.owner_id.type}};
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
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema2.properties.description.type}};
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
if(!(formats8(data6))){
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
const errorsBefore0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore0 >= 100) break;
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
if(!(formats10(data8))){
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
const errorsBefore1 = errors;
for(const key0 in data9){
if(errors - errorsBefore1 >= 100) break;
const _errs24 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
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
const errorsBefore2 = errors;
for(const key1 in data9){
if(errors - errorsBefore2 >= 100) break;
let data10 = data9[key1];
if(((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (!(Array.isArray(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema5.additionalProperties.type}};
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
if(!(formats8(data10))){
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
const errorsBefore3 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore3 >= 100) break;
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
if(!(formats10(data11))){
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
const errorsBefore4 = errors;
for(const key2 in data12){
if(errors - errorsBefore4 >= 100) break;
const _errs33 = errors;
if(typeof key2 === "string"){
if(!pattern1.test(key2)){
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
const errorsBefore5 = errors;
for(const key3 in data12){
if(errors - errorsBefore5 >= 100) break;
let data13 = data12[key3];
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema6.additionalProperties.type}};
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
if(!(formats10(data13))){
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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"__proto__":null,"phone":true,"website":true,"linkedin_url":true,"lifecycle_stage":true,"lead_score":true,"owner_id":true,"description":true,"tags":true,"custom_fields":true,"external_ids":true},"dynamicProps":false,"dynamicItems":false};

const schema7 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"domain":{"type":["string","null"],"maxLength":2000,"format":"text","reads":"text"},"additional_domains":{"type":"array","maxItems":10,"items":{"type":"string","minLength":1,"maxLength":2000,"format":"text","reads":"text"}},"email":{"type":["string","null"],"format":"email","maxLength":254,"reads":"email"},"type":{"type":["string","null"],"enum":["prospect","customer","partner","reseller","investor","vendor","other",null],"reads":{"choice":["prospect","customer","partner","reseller","investor","vendor","other",null]}},"industry":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"employee_count":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"annual_revenue":{"type":["number","null"],"minimum":0,"maximum":999999999999.99},"currency":{"type":["string","null"],"format":"currency","reads":"text"},"parent_company_id":{"type":["string","null"],"format":"uuid","reads":"text"},"billing_address":{"$ref":"document#/components/schemas/Address"},"shipping_address":{"$ref":"document#/components/schemas/Address"},"registration_number":{"type":["string","null"],"maxLength":40,"format":"text","reads":"text"},"vat_number":{"type":["string","null"],"maxLength":40,"format":"text","reads":"text"}}};
const schema8 = {"type":["object","null"],"properties":{"street":{"type":["string","null"],"maxLength":255,"format":"text","reads":"text"},"city":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"region":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"postal_code":{"type":["string","null"],"maxLength":20,"format":"text","reads":"text"},"country":{"type":["string","null"],"format":"country","reads":"text"}},"additionalProperties":false};
const formats24 = formats.email;
const formats28 = formats.currency;
const formats40 = formats.country;

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
if(!(formats10(data0))){
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
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema7.properties.domain.type}};
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
if(!(formats10(data1))){
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
const errorsBefore6 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore6 >= 100) break;
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
if(!(formats10(data3))){
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
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema7.properties.email.type}};
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
if(!(formats24(data4))){
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
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema7.properties.type.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema7.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data5;
}
}
if(!((((((((data5 === "prospect") || (data5 === "customer")) || (data5 === "partner")) || (data5 === "reseller")) || (data5 === "investor")) || (data5 === "vendor")) || (data5 === "other")) || (data5 === null))){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
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
const err18 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema7.properties.industry.type}};
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
if(!(formats10(data6))){
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
const err21 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/type",keyword:"type",params:{type: schema7.properties.employee_count.type}};
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
const err24 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/type",keyword:"type",params:{type: schema7.properties.annual_revenue.type}};
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
const err27 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema7.properties.currency.type}};
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
if(!(formats28(data9))){
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
const err29 = {instancePath:instancePath+"/parent_company_id",schemaPath:"#/properties/parent_company_id/type",keyword:"type",params:{type: schema7.properties.parent_company_id.type}};
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
const err31 = {instancePath:instancePath+"/billing_address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema8.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const errorsBefore7 = errors;
for(const key0 in data11){
if(errors - errorsBefore7 >= 100) break;
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
const err33 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema8.properties.street.type}};
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
if(!(formats10(data12))){
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
const err36 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema8.properties.city.type}};
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
if(!(formats10(data13))){
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
const err39 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema8.properties.region.type}};
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
if(!(formats10(data14))){
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
const err42 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema8.properties.postal_code.type}};
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
if(!(formats10(data15))){
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
const err45 = {instancePath:instancePath+"/billing_address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema8.properties.country.type}};
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
if(!(formats40(data16))){
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
const err47 = {instancePath:instancePath+"/shipping_address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema8.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
const errorsBefore8 = errors;
for(const key1 in data17){
if(errors - errorsBefore8 >= 100) break;
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
const err49 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema8.properties.street.type}};
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
if(!(formats10(data18))){
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
const err52 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema8.properties.city.type}};
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
if(!(formats10(data19))){
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
const err55 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema8.properties.region.type}};
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
if(!(formats10(data20))){
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
const err58 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema8.properties.postal_code.type}};
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
if(!(formats10(data21))){
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
const err61 = {instancePath:instancePath+"/shipping_address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema8.properties.country.type}};
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
if(!(formats40(data22))){
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
const err63 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/type",keyword:"type",params:{type: schema7.properties.registration_number.type}};
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
if(!(formats10(data23))){
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
const err66 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/type",keyword:"type",params:{type: schema7.properties.vat_number.type}};
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
if(!(formats10(data24))){
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
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"__proto__":null,"name":true,"domain":true,"additional_domains":true,"email":true,"type":true,"industry":true,"employee_count":true,"annual_revenue":true,"currency":true,"parent_company_id":true,"billing_address":true,"shipping_address":true,"registration_number":true,"vat_number":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
data0 = readings.choice(data0, schema0.properties.entity_type.reads.choice);
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
const errorsBefore9 = errors;
for(const key0 in data){
if(errors - errorsBefore9 >= 100) break;
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const company_update = validate6;
const schema10 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/CompanyFields"}],"unevaluatedProperties":false,"properties":{"entity_type":{},"lifecycle_stage_changed_at":{},"contact_count":{},"open_opportunity_amount":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
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
const err0 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema2.properties.phone.type}};
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
if(!(formats0(data0))){
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
const err3 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema2.properties.website.type}};
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
if(!(formats2(data1))){
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
const err6 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/type",keyword:"type",params:{type: schema2.properties.linkedin_url.type}};
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
if(!(formats2(data2))){
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
data3 = readings.choice(data3, schema3.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data3;
}
}
if(!((((((((data3 === "subscriber") || (data3 === "lead")) || (data3 === "marketing_qualified_lead")) || (data3 === "sales_qualified_lead")) || (data3 === "opportunity")) || (data3 === "customer")) || (data3 === "evangelist")) || (data3 === "other"))){
const err10 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema3.enum}};
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
const err14 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema2.properties.owner_id.type}};
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
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema2.properties.description.type}};
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
if(!(formats8(data6))){
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
const errorsBefore10 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore10 >= 100) break;
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
if(!(formats10(data8))){
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
const errorsBefore11 = errors;
for(const key0 in data9){
if(errors - errorsBefore11 >= 100) break;
const _errs24 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
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
const errorsBefore12 = errors;
for(const key1 in data9){
if(errors - errorsBefore12 >= 100) break;
let data10 = data9[key1];
if(((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (!(Array.isArray(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema5.additionalProperties.type}};
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
if(!(formats8(data10))){
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
const errorsBefore13 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore13 >= 100) break;
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
if(!(formats10(data11))){
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
const errorsBefore14 = errors;
for(const key2 in data12){
if(errors - errorsBefore14 >= 100) break;
const _errs33 = errors;
if(typeof key2 === "string"){
if(!pattern1.test(key2)){
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
const errorsBefore15 = errors;
for(const key3 in data12){
if(errors - errorsBefore15 >= 100) break;
let data13 = data12[key3];
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema6.additionalProperties.type}};
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
if(!(formats10(data13))){
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
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"__proto__":null,"phone":true,"website":true,"linkedin_url":true,"lifecycle_stage":true,"lead_score":true,"owner_id":true,"description":true,"tags":true,"custom_fields":true,"external_ids":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(formats10(data0))){
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
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema7.properties.domain.type}};
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
if(!(formats10(data1))){
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
const errorsBefore16 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore16 >= 100) break;
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
if(!(formats10(data3))){
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
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema7.properties.email.type}};
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
if(!(formats24(data4))){
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
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema7.properties.type.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema7.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data5;
}
}
if(!((((((((data5 === "prospect") || (data5 === "customer")) || (data5 === "partner")) || (data5 === "reseller")) || (data5 === "investor")) || (data5 === "vendor")) || (data5 === "other")) || (data5 === null))){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
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
const err18 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema7.properties.industry.type}};
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
if(!(formats10(data6))){
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
const err21 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/type",keyword:"type",params:{type: schema7.properties.employee_count.type}};
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
const err24 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/type",keyword:"type",params:{type: schema7.properties.annual_revenue.type}};
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
const err27 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema7.properties.currency.type}};
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
if(!(formats28(data9))){
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
const err29 = {instancePath:instancePath+"/parent_company_id",schemaPath:"#/properties/parent_company_id/type",keyword:"type",params:{type: schema7.properties.parent_company_id.type}};
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
const err31 = {instancePath:instancePath+"/billing_address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema8.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const errorsBefore17 = errors;
for(const key0 in data11){
if(errors - errorsBefore17 >= 100) break;
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
const err33 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema8.properties.street.type}};
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
if(!(formats10(data12))){
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
const err36 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema8.properties.city.type}};
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
if(!(formats10(data13))){
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
const err39 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema8.properties.region.type}};
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
if(!(formats10(data14))){
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
const err42 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema8.properties.postal_code.type}};
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
if(!(formats10(data15))){
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
const err45 = {instancePath:instancePath+"/billing_address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema8.properties.country.type}};
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
if(!(formats40(data16))){
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
const err47 = {instancePath:instancePath+"/shipping_address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema8.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
const errorsBefore18 = errors;
for(const key1 in data17){
if(errors - errorsBefore18 >= 100) break;
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
const err49 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema8.properties.street.type}};
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
if(!(formats10(data18))){
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
const err52 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema8.properties.city.type}};
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
if(!(formats10(data19))){
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
const err55 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema8.properties.region.type}};
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
if(!(formats10(data20))){
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
const err58 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema8.properties.postal_code.type}};
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
if(!(formats10(data21))){
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
const err61 = {instancePath:instancePath+"/shipping_address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema8.properties.country.type}};
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
if(!(formats40(data22))){
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
const err63 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/type",keyword:"type",params:{type: schema7.properties.registration_number.type}};
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
if(!(formats10(data23))){
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
const err66 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/type",keyword:"type",params:{type: schema7.properties.vat_number.type}};
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
if(!(formats10(data24))){
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"__proto__":null,"name":true,"domain":true,"additional_domains":true,"email":true,"type":true,"industry":true,"employee_count":true,"annual_revenue":true,"currency":true,"parent_company_id":true,"billing_address":true,"shipping_address":true,"registration_number":true,"vat_number":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore19 = errors;
for(const key0 in data){
if(errors - errorsBefore19 >= 100) break;
if(((((((((((((((((((((((((((((((((((key0 !== "entity_type") && (key0 !== "lifecycle_stage_changed_at")) && (key0 !== "contact_count")) && (key0 !== "open_opportunity_amount")) && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "domain")) && (key0 !== "additional_domains")) && (key0 !== "email")) && (key0 !== "type")) && (key0 !== "industry")) && (key0 !== "employee_count")) && (key0 !== "annual_revenue")) && (key0 !== "currency")) && (key0 !== "parent_company_id")) && (key0 !== "billing_address")) && (key0 !== "shipping_address")) && (key0 !== "registration_number")) && (key0 !== "vat_number")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
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
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const contact_create = validate11;
const schema19 = {"type":"object","required":["entity_type"],"properties":{"entity_type":{"type":"string","const":"contact","reads":{"choice":["contact"]}}},"allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/ContactFields"}],"unevaluatedProperties":false,"oneRequired":["first_name","last_name","email"]};

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
if(data.phone !== undefined){
let data0 = data.phone;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema2.properties.phone.type}};
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
if(!(formats0(data0))){
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
const err3 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema2.properties.website.type}};
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
if(!(formats2(data1))){
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
const err6 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/type",keyword:"type",params:{type: schema2.properties.linkedin_url.type}};
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
if(!(formats2(data2))){
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
data3 = readings.choice(data3, schema3.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data3;
}
}
if(!((((((((data3 === "subscriber") || (data3 === "lead")) || (data3 === "marketing_qualified_lead")) || (data3 === "sales_qualified_lead")) || (data3 === "opportunity")) || (data3 === "customer")) || (data3 === "evangelist")) || (data3 === "other"))){
const err10 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema3.enum}};
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
const err14 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema2.properties.owner_id.type}};
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
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema2.properties.description.type}};
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
if(!(formats8(data6))){
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
const errorsBefore20 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore20 >= 100) break;
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
if(!(formats10(data8))){
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
const errorsBefore21 = errors;
for(const key0 in data9){
if(errors - errorsBefore21 >= 100) break;
const _errs24 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
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
const errorsBefore22 = errors;
for(const key1 in data9){
if(errors - errorsBefore22 >= 100) break;
let data10 = data9[key1];
if(((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (!(Array.isArray(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema5.additionalProperties.type}};
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
if(!(formats8(data10))){
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
const errorsBefore23 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore23 >= 100) break;
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
if(!(formats10(data11))){
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
const errorsBefore24 = errors;
for(const key2 in data12){
if(errors - errorsBefore24 >= 100) break;
const _errs33 = errors;
if(typeof key2 === "string"){
if(!pattern1.test(key2)){
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
const errorsBefore25 = errors;
for(const key3 in data12){
if(errors - errorsBefore25 >= 100) break;
let data13 = data12[key3];
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema6.additionalProperties.type}};
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
if(!(formats10(data13))){
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
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"__proto__":null,"phone":true,"website":true,"linkedin_url":true,"lifecycle_stage":true,"lead_score":true,"owner_id":true,"description":true,"tags":true,"custom_fields":true,"external_ids":true},"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","properties":{"first_name":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"last_name":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"email":{"type":["string","null"],"format":"email","maxLength":254,"reads":"email"},"additional_emails":{"type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/Email"}},"mobile":{"type":["string","null"],"format":"phone","maxLength":50,"reads":"text"},"job_title":{"type":["string","null"],"maxLength":150,"format":"text","reads":"text"},"department":{"type":["string","null"],"maxLength":150,"format":"text","reads":"text"},"company_id":{"type":["string","null"],"format":"uuid","reads":"text"},"lead_status":{"type":["string","null"],"enum":["new","contacted","nurturing","qualified","unqualified",null],"reads":{"choice":["new","contacted","nurturing","qualified","unqualified",null]}},"source":{"type":["string","null"],"enum":["manual","api","import","mcp","booking","form","email","referral","event","partner","advertisement","other",null],"reads":{"choice":["manual","api","import","mcp","booking","form","email","referral","event","partner","advertisement","other",null]}},"email_consent":{"type":"string","enum":["unknown","opted_in","opted_out"],"reads":{"choice":["unknown","opted_in","opted_out"]}},"do_not_call":{"type":"boolean"},"timezone":{"type":["string","null"],"format":"timezone","maxLength":100,"reads":"text"},"locale":{"type":["string","null"],"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$","format":"text","reads":"text"},"address":{"$ref":"document#/components/schemas/Address"},"avatar_url":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"birthday":{"type":["string","null"],"format":"date","reads":"text"}}};
const schema26 = {"type":"string","format":"email","maxLength":254,"reads":"email"};
const formats146 = formats.timezone;
const formats162 = formats.date;
const pattern6 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$", "u");

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
if(data.first_name !== undefined){
let data0 = data.first_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema25.properties.first_name.type}};
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
if(!(formats10(data0))){
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
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema25.properties.last_name.type}};
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
if(!(formats10(data1))){
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
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema25.properties.email.type}};
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
if(!(formats24(data2))){
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
const errorsBefore26 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore26 >= 100) break;
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
if(!(formats24(data4))){
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
const err14 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: schema25.properties.mobile.type}};
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
if(!(formats0(data5))){
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
const err17 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: schema25.properties.job_title.type}};
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
if(!(formats10(data6))){
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
const err20 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema25.properties.department.type}};
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
if(!(formats10(data7))){
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
const err23 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: schema25.properties.company_id.type}};
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
const err25 = {instancePath:instancePath+"/lead_status",schemaPath:"#/properties/lead_status/type",keyword:"type",params:{type: schema25.properties.lead_status.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.choice(data9, schema25.properties.lead_status.reads.choice);
if(data !== undefined){
data["lead_status"] = data9;
}
}
if(!((((((data9 === "new") || (data9 === "contacted")) || (data9 === "nurturing")) || (data9 === "qualified")) || (data9 === "unqualified")) || (data9 === null))){
const err26 = {instancePath:instancePath+"/lead_status",schemaPath:"#/properties/lead_status/enum",keyword:"enum",params:{allowedValues: schema25.properties.lead_status.enum}};
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
const err27 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema25.properties.source.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.choice(data10, schema25.properties.source.reads.choice);
if(data !== undefined){
data["source"] = data10;
}
}
if(!(((((((((((((data10 === "manual") || (data10 === "api")) || (data10 === "import")) || (data10 === "mcp")) || (data10 === "booking")) || (data10 === "form")) || (data10 === "email")) || (data10 === "referral")) || (data10 === "event")) || (data10 === "partner")) || (data10 === "advertisement")) || (data10 === "other")) || (data10 === null))){
const err28 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema25.properties.source.enum}};
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
data11 = readings.choice(data11, schema25.properties.email_consent.reads.choice);
if(data !== undefined){
data["email_consent"] = data11;
}
}
if(!(((data11 === "unknown") || (data11 === "opted_in")) || (data11 === "opted_out"))){
const err30 = {instancePath:instancePath+"/email_consent",schemaPath:"#/properties/email_consent/enum",keyword:"enum",params:{allowedValues: schema25.properties.email_consent.enum}};
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
const err32 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema25.properties.timezone.type}};
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
if(!(formats146(data13))){
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
const err35 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema25.properties.locale.type}};
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
if(!pattern6.test(data14)){
const err36 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats10(data14))){
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
const err38 = {instancePath:instancePath+"/address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema8.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const errorsBefore27 = errors;
for(const key0 in data15){
if(errors - errorsBefore27 >= 100) break;
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
const err40 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema8.properties.street.type}};
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
if(!(formats10(data16))){
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
const err43 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema8.properties.city.type}};
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
if(!(formats10(data17))){
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
const err46 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema8.properties.region.type}};
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
if(!(formats10(data18))){
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
const err49 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema8.properties.postal_code.type}};
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
if(!(formats10(data19))){
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
const err52 = {instancePath:instancePath+"/address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema8.properties.country.type}};
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
if(!(formats40(data20))){
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
const err54 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema25.properties.avatar_url.type}};
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
if(!(formats2(data21))){
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
const err57 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: schema25.properties.birthday.type}};
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
if(!(formats162(data22))){
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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"__proto__":null,"first_name":true,"last_name":true,"email":true,"additional_emails":true,"mobile":true,"job_title":true,"department":true,"company_id":true,"lead_status":true,"source":true,"email_consent":true,"do_not_call":true,"timezone":true,"locale":true,"address":true,"avatar_url":true,"birthday":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
data0 = readings.choice(data0, schema19.properties.entity_type.reads.choice);
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
const errorsBefore28 = errors;
for(const key0 in data){
if(errors - errorsBefore28 >= 100) break;
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
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const contact_update = validate16;
const schema28 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/ContactFields"}],"unevaluatedProperties":false,"properties":{"entity_type":{},"full_name":{},"lifecycle_stage_changed_at":{},"email_consent_at":{},"email_deliverability":{},"last_activity_at":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

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
if(data.phone !== undefined){
let data0 = data.phone;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema2.properties.phone.type}};
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
if(!(formats0(data0))){
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
const err3 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema2.properties.website.type}};
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
if(!(formats2(data1))){
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
const err6 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/type",keyword:"type",params:{type: schema2.properties.linkedin_url.type}};
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
if(!(formats2(data2))){
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
data3 = readings.choice(data3, schema3.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data3;
}
}
if(!((((((((data3 === "subscriber") || (data3 === "lead")) || (data3 === "marketing_qualified_lead")) || (data3 === "sales_qualified_lead")) || (data3 === "opportunity")) || (data3 === "customer")) || (data3 === "evangelist")) || (data3 === "other"))){
const err10 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema3.enum}};
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
const err14 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema2.properties.owner_id.type}};
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
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema2.properties.description.type}};
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
if(!(formats8(data6))){
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
const errorsBefore29 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore29 >= 100) break;
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
if(!(formats10(data8))){
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
const errorsBefore30 = errors;
for(const key0 in data9){
if(errors - errorsBefore30 >= 100) break;
const _errs24 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
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
const errorsBefore31 = errors;
for(const key1 in data9){
if(errors - errorsBefore31 >= 100) break;
let data10 = data9[key1];
if(((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (!(Array.isArray(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema5.additionalProperties.type}};
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
if(!(formats8(data10))){
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
const errorsBefore32 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore32 >= 100) break;
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
if(!(formats10(data11))){
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
const errorsBefore33 = errors;
for(const key2 in data12){
if(errors - errorsBefore33 >= 100) break;
const _errs33 = errors;
if(typeof key2 === "string"){
if(!pattern1.test(key2)){
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
const errorsBefore34 = errors;
for(const key3 in data12){
if(errors - errorsBefore34 >= 100) break;
let data13 = data12[key3];
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema6.additionalProperties.type}};
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
if(!(formats10(data13))){
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
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"__proto__":null,"phone":true,"website":true,"linkedin_url":true,"lifecycle_stage":true,"lead_score":true,"owner_id":true,"description":true,"tags":true,"custom_fields":true,"external_ids":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.first_name !== undefined){
let data0 = data.first_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema25.properties.first_name.type}};
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
if(!(formats10(data0))){
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
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema25.properties.last_name.type}};
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
if(!(formats10(data1))){
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
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema25.properties.email.type}};
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
if(!(formats24(data2))){
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
const errorsBefore35 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore35 >= 100) break;
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
if(!(formats24(data4))){
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
const err14 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: schema25.properties.mobile.type}};
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
if(!(formats0(data5))){
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
const err17 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: schema25.properties.job_title.type}};
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
if(!(formats10(data6))){
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
const err20 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema25.properties.department.type}};
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
if(!(formats10(data7))){
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
const err23 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: schema25.properties.company_id.type}};
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
const err25 = {instancePath:instancePath+"/lead_status",schemaPath:"#/properties/lead_status/type",keyword:"type",params:{type: schema25.properties.lead_status.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.choice(data9, schema25.properties.lead_status.reads.choice);
if(data !== undefined){
data["lead_status"] = data9;
}
}
if(!((((((data9 === "new") || (data9 === "contacted")) || (data9 === "nurturing")) || (data9 === "qualified")) || (data9 === "unqualified")) || (data9 === null))){
const err26 = {instancePath:instancePath+"/lead_status",schemaPath:"#/properties/lead_status/enum",keyword:"enum",params:{allowedValues: schema25.properties.lead_status.enum}};
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
const err27 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema25.properties.source.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.choice(data10, schema25.properties.source.reads.choice);
if(data !== undefined){
data["source"] = data10;
}
}
if(!(((((((((((((data10 === "manual") || (data10 === "api")) || (data10 === "import")) || (data10 === "mcp")) || (data10 === "booking")) || (data10 === "form")) || (data10 === "email")) || (data10 === "referral")) || (data10 === "event")) || (data10 === "partner")) || (data10 === "advertisement")) || (data10 === "other")) || (data10 === null))){
const err28 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema25.properties.source.enum}};
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
data11 = readings.choice(data11, schema25.properties.email_consent.reads.choice);
if(data !== undefined){
data["email_consent"] = data11;
}
}
if(!(((data11 === "unknown") || (data11 === "opted_in")) || (data11 === "opted_out"))){
const err30 = {instancePath:instancePath+"/email_consent",schemaPath:"#/properties/email_consent/enum",keyword:"enum",params:{allowedValues: schema25.properties.email_consent.enum}};
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
const err32 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema25.properties.timezone.type}};
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
if(!(formats146(data13))){
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
const err35 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema25.properties.locale.type}};
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
if(!pattern6.test(data14)){
const err36 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats10(data14))){
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
const err38 = {instancePath:instancePath+"/address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema8.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const errorsBefore36 = errors;
for(const key0 in data15){
if(errors - errorsBefore36 >= 100) break;
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
const err40 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema8.properties.street.type}};
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
if(!(formats10(data16))){
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
const err43 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema8.properties.city.type}};
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
if(!(formats10(data17))){
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
const err46 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema8.properties.region.type}};
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
if(!(formats10(data18))){
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
const err49 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema8.properties.postal_code.type}};
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
if(!(formats10(data19))){
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
const err52 = {instancePath:instancePath+"/address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema8.properties.country.type}};
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
if(!(formats40(data20))){
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
const err54 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema25.properties.avatar_url.type}};
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
if(!(formats2(data21))){
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
const err57 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: schema25.properties.birthday.type}};
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
if(!(formats162(data22))){
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
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"__proto__":null,"first_name":true,"last_name":true,"email":true,"additional_emails":true,"mobile":true,"job_title":true,"department":true,"company_id":true,"lead_status":true,"source":true,"email_consent":true,"do_not_call":true,"timezone":true,"locale":true,"address":true,"avatar_url":true,"birthday":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore37 = errors;
for(const key0 in data){
if(errors - errorsBefore37 >= 100) break;
if((((((((((((((((((((((((((((((((((((((((key0 !== "entity_type") && (key0 !== "full_name")) && (key0 !== "lifecycle_stage_changed_at")) && (key0 !== "email_consent_at")) && (key0 !== "email_deliverability")) && (key0 !== "last_activity_at")) && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "email")) && (key0 !== "additional_emails")) && (key0 !== "mobile")) && (key0 !== "job_title")) && (key0 !== "department")) && (key0 !== "company_id")) && (key0 !== "lead_status")) && (key0 !== "source")) && (key0 !== "email_consent")) && (key0 !== "do_not_call")) && (key0 !== "timezone")) && (key0 !== "locale")) && (key0 !== "address")) && (key0 !== "avatar_url")) && (key0 !== "birthday")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const line_item_create = validate21;
const schema37 = {"type":"object","required":["opportunity_id"],"properties":{"opportunity_id":{"type":"string","format":"uuid","reads":"text"}},"allOf":[{"$ref":"document#/components/schemas/LineItemFields"}],"unevaluatedProperties":false};
const schema38 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":150,"format":"text","reads":"text"},"product_id":{"type":["string","null"],"format":"uuid","reads":"text"},"quantity":{"type":"number","exclusiveMinimum":0,"maximum":999999999},"unit_price":{"type":"number","minimum":0,"maximum":999999999999.99},"discount_percent":{"type":"number","minimum":0,"maximum":100},"position":{"type":"integer","minimum":1,"maximum":1000000}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string" && data0.length <= 1600){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 150 && readings.isLonger(data0, 150)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/LineItemFields/properties/name/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 150).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/LineItemFields/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats10(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/LineItemFields/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/LineItemFields/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.product_id !== undefined){
let data1 = data.product_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/product_id",schemaPath:"document#/components/schemas/LineItemFields/properties/product_id/type",keyword:"type",params:{type: schema38.properties.product_id.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["product_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats6(data1))){
const err5 = {instancePath:instancePath+"/product_id",schemaPath:"document#/components/schemas/LineItemFields/properties/product_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.quantity !== undefined){
let data2 = data.quantity;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999999999 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/quantity",schemaPath:"document#/components/schemas/LineItemFields/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 <= 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/quantity",schemaPath:"document#/components/schemas/LineItemFields/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
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
const err8 = {instancePath:instancePath+"/quantity",schemaPath:"document#/components/schemas/LineItemFields/properties/quantity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.unit_price !== undefined){
let data3 = data.unit_price;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999999.99 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/unit_price",schemaPath:"document#/components/schemas/LineItemFields/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/unit_price",schemaPath:"document#/components/schemas/LineItemFields/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err11 = {instancePath:instancePath+"/unit_price",schemaPath:"document#/components/schemas/LineItemFields/properties/unit_price/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.discount_percent !== undefined){
let data4 = data.discount_percent;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/discount_percent",schemaPath:"document#/components/schemas/LineItemFields/properties/discount_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/discount_percent",schemaPath:"document#/components/schemas/LineItemFields/properties/discount_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err14 = {instancePath:instancePath+"/discount_percent",schemaPath:"document#/components/schemas/LineItemFields/properties/discount_percent/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.position !== undefined){
let data5 = data.position;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/LineItemFields/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/LineItemFields/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/LineItemFields/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
else {
const err18 = {instancePath,schemaPath:"document#/components/schemas/LineItemFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.opportunity_id === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opportunity_id"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.opportunity_id !== undefined){
let data6 = data.opportunity_id;
if(typeof data6 === "string" && data6.length <= 1000){
data6 = readings.text(data6);
if(data !== undefined){
data["opportunity_id"] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats6(data6))){
const err20 = {instancePath:instancePath+"/opportunity_id",schemaPath:"#/properties/opportunity_id/format",keyword:"format",params:{format: "uuid"}};
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
const err21 = {instancePath:instancePath+"/opportunity_id",schemaPath:"#/properties/opportunity_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
const errorsBefore38 = errors;
for(const key0 in data){
if(errors - errorsBefore38 >= 100) break;
if(((((((key0 !== "opportunity_id") && (key0 !== "name")) && (key0 !== "product_id")) && (key0 !== "quantity")) && (key0 !== "unit_price")) && (key0 !== "discount_percent")) && (key0 !== "position")){
const err22 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const line_item_update = validate22;
const schema39 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/LineItemFields"}],"unevaluatedProperties":false,"properties":{"id":{},"opportunity_id":{},"amount":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string" && data0.length <= 1600){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 150 && readings.isLonger(data0, 150)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/LineItemFields/properties/name/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 150).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/LineItemFields/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats10(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/LineItemFields/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/LineItemFields/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.product_id !== undefined){
let data1 = data.product_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/product_id",schemaPath:"document#/components/schemas/LineItemFields/properties/product_id/type",keyword:"type",params:{type: schema38.properties.product_id.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["product_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats6(data1))){
const err5 = {instancePath:instancePath+"/product_id",schemaPath:"document#/components/schemas/LineItemFields/properties/product_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.quantity !== undefined){
let data2 = data.quantity;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999999999 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/quantity",schemaPath:"document#/components/schemas/LineItemFields/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 <= 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/quantity",schemaPath:"document#/components/schemas/LineItemFields/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
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
const err8 = {instancePath:instancePath+"/quantity",schemaPath:"document#/components/schemas/LineItemFields/properties/quantity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.unit_price !== undefined){
let data3 = data.unit_price;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999999.99 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/unit_price",schemaPath:"document#/components/schemas/LineItemFields/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/unit_price",schemaPath:"document#/components/schemas/LineItemFields/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err11 = {instancePath:instancePath+"/unit_price",schemaPath:"document#/components/schemas/LineItemFields/properties/unit_price/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.discount_percent !== undefined){
let data4 = data.discount_percent;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/discount_percent",schemaPath:"document#/components/schemas/LineItemFields/properties/discount_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/discount_percent",schemaPath:"document#/components/schemas/LineItemFields/properties/discount_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err14 = {instancePath:instancePath+"/discount_percent",schemaPath:"document#/components/schemas/LineItemFields/properties/discount_percent/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.position !== undefined){
let data5 = data.position;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/LineItemFields/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/LineItemFields/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/LineItemFields/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
else {
const err18 = {instancePath,schemaPath:"document#/components/schemas/LineItemFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore39 = errors;
for(const key0 in data){
if(errors - errorsBefore39 >= 100) break;
if(((((((((((((((key0 !== "id") && (key0 !== "opportunity_id")) && (key0 !== "amount")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "product_id")) && (key0 !== "quantity")) && (key0 !== "unit_price")) && (key0 !== "discount_percent")) && (key0 !== "position")){
const err19 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const opportunity_create = validate23;
const schema41 = {"type":"object","required":["name"],"properties":{"probability":{"type":["integer","null"],"minimum":0,"maximum":100}},"allOf":[{"$ref":"document#/components/schemas/OpportunityFields"}],"unevaluatedProperties":false};
const schema42 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"pipeline_id":{"$ref":"document#/components/schemas/Id"},"stage":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"},"amount":{"type":["number","null"],"minimum":0,"maximum":999999999999.99},"currency":{"$ref":"document#/components/schemas/Currency"},"expected_close_date":{"type":["string","null"],"format":"date","reads":"text"},"lost_reason":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"},"next_step":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"},"company_id":{"type":["string","null"],"format":"uuid","reads":"text"},"primary_contact_id":{"type":["string","null"],"format":"uuid","reads":"text"},"contacts":{"type":"array","maxItems":50,"items":{"$ref":"document#/components/schemas/OpportunityContact"}},"owner_id":{"type":["string","null"],"format":"uuid","reads":"text"},"source":{"type":["string","null"],"enum":["manual","api","import","mcp","booking","form","email","referral","event","partner","advertisement","other",null],"reads":{"choice":["manual","api","import","mcp","booking","form","email","referral","event","partner","advertisement","other",null]}},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"tags":{"$ref":"document#/components/schemas/Tags"},"custom_fields":{"$ref":"document#/components/schemas/CustomFields"}}};
const schema43 = {"type":"string","format":"uuid","reads":"text"};
const schema44 = {"type":"string","format":"currency","reads":"text"};
const schema45 = {"type":"object","required":["contact_id","role"],"properties":{"contact_id":{"$ref":"document#/components/schemas/Id"},"role":{"type":"string","enum":["decision_maker","evaluator","influencer","champion","user","other"],"reads":{"choice":["decision_maker","evaluator","influencer","champion","user","other"]}}},"additionalProperties":false};

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
if(data.contact_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore40 = errors;
for(const key0 in data){
if(errors - errorsBefore40 >= 100) break;
if(!((key0 === "contact_id") || (key0 === "role"))){
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
if(data.contact_id !== undefined){
let data0 = data.contact_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["contact_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats6(data0))){
const err3 = {instancePath:instancePath+"/contact_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/contact_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema45.properties.role.reads.choice);
if(data !== undefined){
data["role"] = data1;
}
}
if(!((((((data1 === "decision_maker") || (data1 === "evaluator")) || (data1 === "influencer")) || (data1 === "champion")) || (data1 === "user")) || (data1 === "other"))){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema45.properties.role.enum}};
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
if(!(formats10(data0))){
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
if(data.pipeline_id !== undefined){
let data1 = data.pipeline_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["pipeline_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats6(data1))){
const err4 = {instancePath:instancePath+"/pipeline_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/pipeline_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.stage !== undefined){
let data2 = data.stage;
if(typeof data2 === "string" && data2.length <= 1400){
data2 = readings.text(data2);
if(data !== undefined){
data["stage"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 100 && readings.isLonger(data2, 100)){
const err6 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data2 = data2.slice(0, 100).toWellFormed();
}
if(data2 === ""){
const err7 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats10(data2))){
const err8 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/format",keyword:"format",params:{format: "text"}};
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
const err9 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.amount !== undefined){
let data3 = data.amount;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema42.properties.amount.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999999.99 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.text(data4);
if(data !== undefined){
data["currency"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats28(data4))){
const err13 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"}};
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
const err14 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.expected_close_date !== undefined){
let data5 = data.expected_close_date;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/expected_close_date",schemaPath:"#/properties/expected_close_date/type",keyword:"type",params:{type: schema42.properties.expected_close_date.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data !== undefined){
data["expected_close_date"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats162(data5))){
const err16 = {instancePath:instancePath+"/expected_close_date",schemaPath:"#/properties/expected_close_date/format",keyword:"format",params:{format: "date"}};
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
if(data.lost_reason !== undefined){
let data6 = data.lost_reason;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/type",keyword:"type",params:{type: schema42.properties.lost_reason.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 3000){
data6 = readings.text(data6);
if(data !== undefined){
data["lost_reason"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 500 && readings.isLonger(data6, 500)){
const err18 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data6 = data6.slice(0, 500).toWellFormed();
}
if(!(formats10(data6))){
const err19 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/format",keyword:"format",params:{format: "text"}};
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
if(data.next_step !== undefined){
let data7 = data.next_step;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/type",keyword:"type",params:{type: schema42.properties.next_step.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string" && data7.length <= 3000){
data7 = readings.text(data7);
if(data !== undefined){
data["next_step"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 500 && readings.isLonger(data7, 500)){
const err21 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
data7 = data7.slice(0, 500).toWellFormed();
}
if(!(formats10(data7))){
const err22 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/format",keyword:"format",params:{format: "text"}};
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
const err23 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: schema42.properties.company_id.type}};
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
if(data.primary_contact_id !== undefined){
let data9 = data.primary_contact_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/primary_contact_id",schemaPath:"#/properties/primary_contact_id/type",keyword:"type",params:{type: schema42.properties.primary_contact_id.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.text(data9);
if(data !== undefined){
data["primary_contact_id"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats6(data9))){
const err26 = {instancePath:instancePath+"/primary_contact_id",schemaPath:"#/properties/primary_contact_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.contacts !== undefined){
let data10 = data.contacts;
if(Array.isArray(data10)){
if(data10.length > 50){
const err27 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
data10 = data10.slice(0, 50);
}
const len0 = data10.length;
const errorsBefore41 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore41 >= 100) break;
if(!(validate25(data10[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.owner_id !== undefined){
let data12 = data.owner_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err29 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema42.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data12 === "string" && data12.length <= 1000){
data12 = readings.text(data12);
if(data !== undefined){
data["owner_id"] = data12;
}
}
if(typeof data12 === "string"){
if(!(formats6(data12))){
const err30 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.source !== undefined){
let data13 = data.source;
if((typeof data13 !== "string") && (data13 !== null)){
const err31 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema42.properties.source.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.choice(data13, schema42.properties.source.reads.choice);
if(data !== undefined){
data["source"] = data13;
}
}
if(!(((((((((((((data13 === "manual") || (data13 === "api")) || (data13 === "import")) || (data13 === "mcp")) || (data13 === "booking")) || (data13 === "form")) || (data13 === "email")) || (data13 === "referral")) || (data13 === "event")) || (data13 === "partner")) || (data13 === "advertisement")) || (data13 === "other")) || (data13 === null))){
const err32 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema42.properties.source.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.description !== undefined){
let data14 = data.description;
if((typeof data14 !== "string") && (data14 !== null)){
const err33 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema42.properties.description.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data14 === "string" && data14.length <= 41000){
data14 = readings.multiline(data14);
if(data !== undefined){
data["description"] = data14;
}
}
if(typeof data14 === "string"){
if(data14.length > 10000 && readings.isLonger(data14, 10000)){
const err34 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
data14 = data14.slice(0, 10000).toWellFormed();
}
if(!(formats8(data14))){
const err35 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.tags !== undefined){
let data15 = data.tags;
if(Array.isArray(data15)){
if(data15.length > 50){
const err36 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
data15 = data15.slice(0, 50);
}
const len1 = data15.length;
const errorsBefore42 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore42 >= 100) break;
let data16 = data15[i1];
if(typeof data16 === "string" && data16.length <= 1200){
data16 = readings.text(data16);
if(data15 !== undefined){
data15[i1] = data16;
}
}
if(typeof data16 === "string"){
if(data16.length > 50 && readings.isLonger(data16, 50)){
const err37 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
data16 = data16.slice(0, 50).toWellFormed();
}
if(data16 === ""){
const err38 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats10(data16))){
const err39 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err40 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let i2 = data15.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data15[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err41 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err42 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data17 = data.custom_fields;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 200){
const err43 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const errorsBefore43 = errors;
for(const key0 in data17){
if(errors - errorsBefore43 >= 100) break;
const _errs40 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err44 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var valid10 = _errs40 === errors;
if(!valid10){
const err45 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
const errorsBefore44 = errors;
for(const key1 in data17){
if(errors - errorsBefore44 >= 100) break;
let data18 = data17[key1];
if(((((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")) && (!(Array.isArray(data18)))) && (data18 !== null)){
const err46 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema5.additionalProperties.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data18 === "string" && data18.length <= 41000){
data18 = readings.multiline(data18);
if(data17 !== undefined){
data17[key1] = data18;
}
}
if(typeof data18 === "string"){
if(data18.length > 10000 && readings.isLonger(data18, 10000)){
const err47 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
data18 = data18.slice(0, 10000).toWellFormed();
}
if(!(formats8(data18))){
const err48 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(Array.isArray(data18)){
if(data18.length > 100){
const err49 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
data18 = data18.slice(0, 100);
}
const len2 = data18.length;
const errorsBefore45 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore45 >= 100) break;
let data19 = data18[i3];
if(typeof data19 === "string" && data19.length <= 3000){
data19 = readings.text(data19);
if(data18 !== undefined){
data18[i3] = data19;
}
}
if(typeof data19 === "string"){
if(data19.length > 500 && readings.isLonger(data19, 500)){
const err50 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
data19 = data19.slice(0, 500).toWellFormed();
}
if(!(formats10(data19))){
const err51 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err52 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err53 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
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
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"__proto__":null,"name":true,"pipeline_id":true,"stage":true,"amount":true,"currency":true,"expected_close_date":true,"lost_reason":true,"next_step":true,"company_id":true,"primary_contact_id":true,"contacts":true,"owner_id":true,"source":true,"description":true,"tags":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.probability !== undefined){
let data0 = data.probability;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: schema41.properties.probability.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const errorsBefore46 = errors;
for(const key0 in data){
if(errors - errorsBefore46 >= 100) break;
if(((((((((((((((((key0 !== "probability") && (key0 !== "name")) && (key0 !== "pipeline_id")) && (key0 !== "stage")) && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "expected_close_date")) && (key0 !== "lost_reason")) && (key0 !== "next_step")) && (key0 !== "company_id")) && (key0 !== "primary_contact_id")) && (key0 !== "contacts")) && (key0 !== "owner_id")) && (key0 !== "source")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")){
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const opportunity_update = validate28;
const schema49 = {"type":"object","properties":{"id":{},"probability":{"type":["integer","null"],"minimum":0,"maximum":100},"status":{},"weighted_amount":{},"closed_at":{},"stage_changed_at":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}},"allOf":[{"$ref":"document#/components/schemas/OpportunityFields"}],"unevaluatedProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
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
if(!(formats10(data0))){
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
if(data.pipeline_id !== undefined){
let data1 = data.pipeline_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["pipeline_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats6(data1))){
const err4 = {instancePath:instancePath+"/pipeline_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/pipeline_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.stage !== undefined){
let data2 = data.stage;
if(typeof data2 === "string" && data2.length <= 1400){
data2 = readings.text(data2);
if(data !== undefined){
data["stage"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 100 && readings.isLonger(data2, 100)){
const err6 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data2 = data2.slice(0, 100).toWellFormed();
}
if(data2 === ""){
const err7 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats10(data2))){
const err8 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/format",keyword:"format",params:{format: "text"}};
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
const err9 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.amount !== undefined){
let data3 = data.amount;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema42.properties.amount.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999999.99 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.text(data4);
if(data !== undefined){
data["currency"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats28(data4))){
const err13 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"}};
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
const err14 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.expected_close_date !== undefined){
let data5 = data.expected_close_date;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/expected_close_date",schemaPath:"#/properties/expected_close_date/type",keyword:"type",params:{type: schema42.properties.expected_close_date.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data !== undefined){
data["expected_close_date"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats162(data5))){
const err16 = {instancePath:instancePath+"/expected_close_date",schemaPath:"#/properties/expected_close_date/format",keyword:"format",params:{format: "date"}};
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
if(data.lost_reason !== undefined){
let data6 = data.lost_reason;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/type",keyword:"type",params:{type: schema42.properties.lost_reason.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 3000){
data6 = readings.text(data6);
if(data !== undefined){
data["lost_reason"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 500 && readings.isLonger(data6, 500)){
const err18 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data6 = data6.slice(0, 500).toWellFormed();
}
if(!(formats10(data6))){
const err19 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/format",keyword:"format",params:{format: "text"}};
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
if(data.next_step !== undefined){
let data7 = data.next_step;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/type",keyword:"type",params:{type: schema42.properties.next_step.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string" && data7.length <= 3000){
data7 = readings.text(data7);
if(data !== undefined){
data["next_step"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 500 && readings.isLonger(data7, 500)){
const err21 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
data7 = data7.slice(0, 500).toWellFormed();
}
if(!(formats10(data7))){
const err22 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/format",keyword:"format",params:{format: "text"}};
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
const err23 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: schema42.properties.company_id.type}};
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
if(data.primary_contact_id !== undefined){
let data9 = data.primary_contact_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/primary_contact_id",schemaPath:"#/properties/primary_contact_id/type",keyword:"type",params:{type: schema42.properties.primary_contact_id.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.text(data9);
if(data !== undefined){
data["primary_contact_id"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats6(data9))){
const err26 = {instancePath:instancePath+"/primary_contact_id",schemaPath:"#/properties/primary_contact_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.contacts !== undefined){
let data10 = data.contacts;
if(Array.isArray(data10)){
if(data10.length > 50){
const err27 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
data10 = data10.slice(0, 50);
}
const len0 = data10.length;
const errorsBefore47 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore47 >= 100) break;
if(!(validate25(data10[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.owner_id !== undefined){
let data12 = data.owner_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err29 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema42.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data12 === "string" && data12.length <= 1000){
data12 = readings.text(data12);
if(data !== undefined){
data["owner_id"] = data12;
}
}
if(typeof data12 === "string"){
if(!(formats6(data12))){
const err30 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.source !== undefined){
let data13 = data.source;
if((typeof data13 !== "string") && (data13 !== null)){
const err31 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema42.properties.source.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.choice(data13, schema42.properties.source.reads.choice);
if(data !== undefined){
data["source"] = data13;
}
}
if(!(((((((((((((data13 === "manual") || (data13 === "api")) || (data13 === "import")) || (data13 === "mcp")) || (data13 === "booking")) || (data13 === "form")) || (data13 === "email")) || (data13 === "referral")) || (data13 === "event")) || (data13 === "partner")) || (data13 === "advertisement")) || (data13 === "other")) || (data13 === null))){
const err32 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema42.properties.source.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.description !== undefined){
let data14 = data.description;
if((typeof data14 !== "string") && (data14 !== null)){
const err33 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema42.properties.description.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data14 === "string" && data14.length <= 41000){
data14 = readings.multiline(data14);
if(data !== undefined){
data["description"] = data14;
}
}
if(typeof data14 === "string"){
if(data14.length > 10000 && readings.isLonger(data14, 10000)){
const err34 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
data14 = data14.slice(0, 10000).toWellFormed();
}
if(!(formats8(data14))){
const err35 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.tags !== undefined){
let data15 = data.tags;
if(Array.isArray(data15)){
if(data15.length > 50){
const err36 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
data15 = data15.slice(0, 50);
}
const len1 = data15.length;
const errorsBefore48 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore48 >= 100) break;
let data16 = data15[i1];
if(typeof data16 === "string" && data16.length <= 1200){
data16 = readings.text(data16);
if(data15 !== undefined){
data15[i1] = data16;
}
}
if(typeof data16 === "string"){
if(data16.length > 50 && readings.isLonger(data16, 50)){
const err37 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
data16 = data16.slice(0, 50).toWellFormed();
}
if(data16 === ""){
const err38 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats10(data16))){
const err39 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err40 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let i2 = data15.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data15[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err41 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err42 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data17 = data.custom_fields;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 200){
const err43 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const errorsBefore49 = errors;
for(const key0 in data17){
if(errors - errorsBefore49 >= 100) break;
const _errs40 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err44 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var valid10 = _errs40 === errors;
if(!valid10){
const err45 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
const errorsBefore50 = errors;
for(const key1 in data17){
if(errors - errorsBefore50 >= 100) break;
let data18 = data17[key1];
if(((((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")) && (!(Array.isArray(data18)))) && (data18 !== null)){
const err46 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema5.additionalProperties.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data18 === "string" && data18.length <= 41000){
data18 = readings.multiline(data18);
if(data17 !== undefined){
data17[key1] = data18;
}
}
if(typeof data18 === "string"){
if(data18.length > 10000 && readings.isLonger(data18, 10000)){
const err47 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
data18 = data18.slice(0, 10000).toWellFormed();
}
if(!(formats8(data18))){
const err48 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(Array.isArray(data18)){
if(data18.length > 100){
const err49 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
data18 = data18.slice(0, 100);
}
const len2 = data18.length;
const errorsBefore51 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore51 >= 100) break;
let data19 = data18[i3];
if(typeof data19 === "string" && data19.length <= 3000){
data19 = readings.text(data19);
if(data18 !== undefined){
data18[i3] = data19;
}
}
if(typeof data19 === "string"){
if(data19.length > 500 && readings.isLonger(data19, 500)){
const err50 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
data19 = data19.slice(0, 500).toWellFormed();
}
if(!(formats10(data19))){
const err51 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err52 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err53 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
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
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"__proto__":null,"name":true,"pipeline_id":true,"stage":true,"amount":true,"currency":true,"expected_close_date":true,"lost_reason":true,"next_step":true,"company_id":true,"primary_contact_id":true,"contacts":true,"owner_id":true,"source":true,"description":true,"tags":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.probability !== undefined){
let data0 = data.probability;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: schema49.properties.probability.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const errorsBefore52 = errors;
for(const key0 in data){
if(errors - errorsBefore52 >= 100) break;
if((((((((((((((((((((((((((((key0 !== "id") && (key0 !== "probability")) && (key0 !== "status")) && (key0 !== "weighted_amount")) && (key0 !== "closed_at")) && (key0 !== "stage_changed_at")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "pipeline_id")) && (key0 !== "stage")) && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "expected_close_date")) && (key0 !== "lost_reason")) && (key0 !== "next_step")) && (key0 !== "company_id")) && (key0 !== "primary_contact_id")) && (key0 !== "contacts")) && (key0 !== "owner_id")) && (key0 !== "source")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")){
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const product_create = validate32;
const schema55 = {"type":"object","required":["name"],"allOf":[{"$ref":"document#/components/schemas/ProductFields"}],"unevaluatedProperties":false};
const schema56 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":150,"format":"text","reads":"text"},"code":{"type":["string","null"],"minLength":1,"maxLength":64,"format":"text","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"unit_price":{"type":"number","minimum":0,"maximum":999999999999.99},"currency":{"$ref":"document#/components/schemas/Currency"},"tax_rate":{"type":["number","null"],"minimum":0,"maximum":100},"unit":{"type":["string","null"],"minLength":1,"maxLength":20,"format":"text","reads":"text"},"is_active":{"type":"boolean"},"owner_id":{"type":["string","null"],"format":"uuid","reads":"text"},"external_ids":{"$ref":"document#/components/schemas/ExternalIds"},"tags":{"$ref":"document#/components/schemas/Tags"},"custom_fields":{"$ref":"document#/components/schemas/CustomFields"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string" && data0.length <= 1600){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 150 && readings.isLonger(data0, 150)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 150).toWellFormed();
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
if(!(formats10(data0))){
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
if(data.code !== undefined){
let data1 = data.code;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema56.properties.code.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 1256){
data1 = readings.text(data1);
if(data !== undefined){
data["code"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 64 && readings.isLonger(data1, 64)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 64).toWellFormed();
}
if(data1 === ""){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats10(data1))){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/format",keyword:"format",params:{format: "text"}};
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
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema56.properties.description.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data2 = data2.slice(0, 10000).toWellFormed();
}
if(!(formats8(data2))){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.unit_price !== undefined){
let data3 = data.unit_price;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999999.99 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err13 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.text(data4);
if(data !== undefined){
data["currency"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats28(data4))){
const err14 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"}};
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
const err15 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tax_rate !== undefined){
let data5 = data.tax_rate;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err16 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/type",keyword:"type",params:{type: schema56.properties.tax_rate.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.unit !== undefined){
let data6 = data.unit;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: schema56.properties.unit.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 1080){
data6 = readings.text(data6);
if(data !== undefined){
data["unit"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 20 && readings.isLonger(data6, 20)){
const err20 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
data6 = data6.slice(0, 20).toWellFormed();
}
if(data6 === ""){
const err21 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats10(data6))){
const err22 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/format",keyword:"format",params:{format: "text"}};
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
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err23 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.owner_id !== undefined){
let data8 = data.owner_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema56.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.text(data8);
if(data !== undefined){
data["owner_id"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats6(data8))){
const err25 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.external_ids !== undefined){
let data9 = data.external_ids;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 20){
const err26 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const errorsBefore53 = errors;
for(const key0 in data9){
if(errors - errorsBefore53 >= 100) break;
const _errs23 = errors;
if(typeof key0 === "string"){
if(!pattern1.test(key0)){
const err27 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid3 = _errs23 === errors;
if(!valid3){
const err28 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
const errorsBefore54 = errors;
for(const key1 in data9){
if(errors - errorsBefore54 >= 100) break;
let data10 = data9[key1];
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/external_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema6.additionalProperties.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string" && data10.length <= 1800){
data10 = readings.text(data10);
if(data9 !== undefined){
data9[key1] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 200 && readings.isLonger(data10, 200)){
const err30 = {instancePath:instancePath+"/external_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
data10 = data10.slice(0, 200).toWellFormed();
}
if(data10 === ""){
const err31 = {instancePath:instancePath+"/external_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats10(data10))){
const err32 = {instancePath:instancePath+"/external_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/format",keyword:"format",params:{format: "text"}};
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
const err33 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
if(data11.length > 50){
const err34 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
data11 = data11.slice(0, 50);
}
const len0 = data11.length;
const errorsBefore55 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore55 >= 100) break;
let data12 = data11[i0];
if(typeof data12 === "string" && data12.length <= 1200){
data12 = readings.text(data12);
if(data11 !== undefined){
data11[i0] = data12;
}
}
if(typeof data12 === "string"){
if(data12.length > 50 && readings.isLonger(data12, 50)){
const err35 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
data12 = data12.slice(0, 50).toWellFormed();
}
if(data12 === ""){
const err36 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats10(data12))){
const err37 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err38 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err39 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err40 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data13 = data.custom_fields;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 200){
const err41 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const errorsBefore56 = errors;
for(const key2 in data13){
if(errors - errorsBefore56 >= 100) break;
const _errs35 = errors;
if(typeof key2 === "string"){
if(!pattern0.test(key2)){
const err42 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key2};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid10 = _errs35 === errors;
if(!valid10){
const err43 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
const errorsBefore57 = errors;
for(const key3 in data13){
if(errors - errorsBefore57 >= 100) break;
let data14 = data13[key3];
if(((((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")) && (!(Array.isArray(data14)))) && (data14 !== null)){
const err44 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema5.additionalProperties.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data14 === "string" && data14.length <= 41000){
data14 = readings.multiline(data14);
if(data13 !== undefined){
data13[key3] = data14;
}
}
if(typeof data14 === "string"){
if(data14.length > 10000 && readings.isLonger(data14, 10000)){
const err45 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
data14 = data14.slice(0, 10000).toWellFormed();
}
if(!(formats8(data14))){
const err46 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(Array.isArray(data14)){
if(data14.length > 100){
const err47 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
data14 = data14.slice(0, 100);
}
const len1 = data14.length;
const errorsBefore58 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore58 >= 100) break;
let data15 = data14[i2];
if(typeof data15 === "string" && data15.length <= 3000){
data15 = readings.text(data15);
if(data14 !== undefined){
data14[i2] = data15;
}
}
if(typeof data15 === "string"){
if(data15.length > 500 && readings.isLonger(data15, 500)){
const err48 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
data15 = data15.slice(0, 500).toWellFormed();
}
if(!(formats10(data15))){
const err49 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err51 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
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
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"__proto__":null,"name":true,"code":true,"description":true,"unit_price":true,"currency":true,"tax_rate":true,"unit":true,"is_active":true,"owner_id":true,"external_ids":true,"tags":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore59 = errors;
for(const key0 in data){
if(errors - errorsBefore59 >= 100) break;
if((((((((((((key0 !== "name") && (key0 !== "code")) && (key0 !== "description")) && (key0 !== "unit_price")) && (key0 !== "currency")) && (key0 !== "tax_rate")) && (key0 !== "unit")) && (key0 !== "is_active")) && (key0 !== "owner_id")) && (key0 !== "external_ids")) && (key0 !== "tags")) && (key0 !== "custom_fields")){
const err1 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const product_update = validate35;
const schema61 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/ProductFields"}],"unevaluatedProperties":false,"properties":{"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string" && data0.length <= 1600){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 150 && readings.isLonger(data0, 150)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 150).toWellFormed();
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
if(!(formats10(data0))){
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
if(data.code !== undefined){
let data1 = data.code;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema56.properties.code.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 1256){
data1 = readings.text(data1);
if(data !== undefined){
data["code"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 64 && readings.isLonger(data1, 64)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 64).toWellFormed();
}
if(data1 === ""){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats10(data1))){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/format",keyword:"format",params:{format: "text"}};
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
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema56.properties.description.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data2 = data2.slice(0, 10000).toWellFormed();
}
if(!(formats8(data2))){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.unit_price !== undefined){
let data3 = data.unit_price;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999999.99 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err13 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.text(data4);
if(data !== undefined){
data["currency"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats28(data4))){
const err14 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"}};
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
const err15 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tax_rate !== undefined){
let data5 = data.tax_rate;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err16 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/type",keyword:"type",params:{type: schema56.properties.tax_rate.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.unit !== undefined){
let data6 = data.unit;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: schema56.properties.unit.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 1080){
data6 = readings.text(data6);
if(data !== undefined){
data["unit"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 20 && readings.isLonger(data6, 20)){
const err20 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
data6 = data6.slice(0, 20).toWellFormed();
}
if(data6 === ""){
const err21 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats10(data6))){
const err22 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/format",keyword:"format",params:{format: "text"}};
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
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err23 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.owner_id !== undefined){
let data8 = data.owner_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema56.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.text(data8);
if(data !== undefined){
data["owner_id"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats6(data8))){
const err25 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.external_ids !== undefined){
let data9 = data.external_ids;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 20){
const err26 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const errorsBefore60 = errors;
for(const key0 in data9){
if(errors - errorsBefore60 >= 100) break;
const _errs23 = errors;
if(typeof key0 === "string"){
if(!pattern1.test(key0)){
const err27 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid3 = _errs23 === errors;
if(!valid3){
const err28 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
const errorsBefore61 = errors;
for(const key1 in data9){
if(errors - errorsBefore61 >= 100) break;
let data10 = data9[key1];
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/external_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema6.additionalProperties.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string" && data10.length <= 1800){
data10 = readings.text(data10);
if(data9 !== undefined){
data9[key1] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 200 && readings.isLonger(data10, 200)){
const err30 = {instancePath:instancePath+"/external_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
data10 = data10.slice(0, 200).toWellFormed();
}
if(data10 === ""){
const err31 = {instancePath:instancePath+"/external_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats10(data10))){
const err32 = {instancePath:instancePath+"/external_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/format",keyword:"format",params:{format: "text"}};
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
const err33 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
if(data11.length > 50){
const err34 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
data11 = data11.slice(0, 50);
}
const len0 = data11.length;
const errorsBefore62 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore62 >= 100) break;
let data12 = data11[i0];
if(typeof data12 === "string" && data12.length <= 1200){
data12 = readings.text(data12);
if(data11 !== undefined){
data11[i0] = data12;
}
}
if(typeof data12 === "string"){
if(data12.length > 50 && readings.isLonger(data12, 50)){
const err35 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
data12 = data12.slice(0, 50).toWellFormed();
}
if(data12 === ""){
const err36 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats10(data12))){
const err37 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err38 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err39 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err40 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data13 = data.custom_fields;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 200){
const err41 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const errorsBefore63 = errors;
for(const key2 in data13){
if(errors - errorsBefore63 >= 100) break;
const _errs35 = errors;
if(typeof key2 === "string"){
if(!pattern0.test(key2)){
const err42 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key2};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid10 = _errs35 === errors;
if(!valid10){
const err43 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
const errorsBefore64 = errors;
for(const key3 in data13){
if(errors - errorsBefore64 >= 100) break;
let data14 = data13[key3];
if(((((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")) && (!(Array.isArray(data14)))) && (data14 !== null)){
const err44 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema5.additionalProperties.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data14 === "string" && data14.length <= 41000){
data14 = readings.multiline(data14);
if(data13 !== undefined){
data13[key3] = data14;
}
}
if(typeof data14 === "string"){
if(data14.length > 10000 && readings.isLonger(data14, 10000)){
const err45 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
data14 = data14.slice(0, 10000).toWellFormed();
}
if(!(formats8(data14))){
const err46 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(Array.isArray(data14)){
if(data14.length > 100){
const err47 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
data14 = data14.slice(0, 100);
}
const len1 = data14.length;
const errorsBefore65 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore65 >= 100) break;
let data15 = data14[i2];
if(typeof data15 === "string" && data15.length <= 3000){
data15 = readings.text(data15);
if(data14 !== undefined){
data14[i2] = data15;
}
}
if(typeof data15 === "string"){
if(data15.length > 500 && readings.isLonger(data15, 500)){
const err48 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
data15 = data15.slice(0, 500).toWellFormed();
}
if(!(formats10(data15))){
const err49 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/custom_fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err51 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
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
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"__proto__":null,"name":true,"code":true,"description":true,"unit_price":true,"currency":true,"tax_rate":true,"unit":true,"is_active":true,"owner_id":true,"external_ids":true,"tags":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore66 = errors;
for(const key0 in data){
if(errors - errorsBefore66 >= 100) break;
if(((((((((((((((((((key0 !== "id") && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "code")) && (key0 !== "description")) && (key0 !== "unit_price")) && (key0 !== "currency")) && (key0 !== "tax_rate")) && (key0 !== "unit")) && (key0 !== "is_active")) && (key0 !== "owner_id")) && (key0 !== "external_ids")) && (key0 !== "tags")) && (key0 !== "custom_fields")){
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

export const task_create = validate38;
const schema67 = {"type":"object","required":["title"],"allOf":[{"$ref":"document#/components/schemas/TaskFields"}],"unevaluatedProperties":false};
const schema68 = {"type":"object","properties":{"title":{"type":"string","minLength":1,"maxLength":255,"format":"text","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"type":{"$ref":"document#/components/schemas/TaskType"},"status":{"$ref":"document#/components/schemas/TaskStatus"},"priority":{"$ref":"document#/components/schemas/TaskPriority"},"due_at":{"type":["string","null"],"format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"reminder_at":{"type":["string","null"],"format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"assignee_id":{"type":["string","null"],"format":"uuid","reads":"text"},"related_to":{"$ref":"document#/components/schemas/RelatedTo"},"tags":{"$ref":"document#/components/schemas/Tags"},"custom_fields":{"$ref":"document#/components/schemas/CustomFields"}}};
const schema69 = {"type":"string","enum":["todo","call","email","meeting","follow_up"],"reads":{"choice":["todo","call","email","meeting","follow_up"]}};
const schema70 = {"type":"string","enum":["todo","in_progress","waiting","completed","cancelled"],"reads":{"choice":["todo","in_progress","waiting","completed","cancelled"]}};
const schema71 = {"type":"string","enum":["low","normal","high","urgent"],"reads":{"choice":["low","normal","high","urgent"]}};
const formats328 = formats.zoned;
const formats330 = formats["date-time"];
const schema72 = {"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/RelatedRecord"}};
const schema73 = {"type":"object","required":["record_type","record_id"],"properties":{"record_type":{"$ref":"document#/components/schemas/RelatedRecordType"},"record_id":{"$ref":"document#/components/schemas/Id"}},"additionalProperties":false};
const schema74 = {"type":"string","enum":["contact","company","opportunity","event"],"reads":{"choice":["contact","company","opportunity","event"]}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.record_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore67 = errors;
for(const key0 in data){
if(errors - errorsBefore67 >= 100) break;
if(!((key0 === "record_type") || (key0 === "record_id"))){
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
if(data.record_type !== undefined){
let data0 = data.record_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/record_type",schemaPath:"document#/components/schemas/RelatedRecordType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema74.reads.choice);
if(data !== undefined){
data["record_type"] = data0;
}
}
if(!((((data0 === "contact") || (data0 === "company")) || (data0 === "opportunity")) || (data0 === "event"))){
const err4 = {instancePath:instancePath+"/record_type",schemaPath:"document#/components/schemas/RelatedRecordType/enum",keyword:"enum",params:{allowedValues: schema74.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.record_id !== undefined){
let data1 = data.record_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["record_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats6(data1))){
const err5 = {instancePath:instancePath+"/record_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/record_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const func0 = func0_module.default;

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
if(Array.isArray(data)){
if(data.length > 20){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data = data.slice(0, 20);
}
const len0 = data.length;
const errorsBefore68 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore68 >= 100) break;
if(!(validate41(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string" && data0.length <= 2020){
data0 = readings.text(data0);
if(data !== undefined){
data["title"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 255 && readings.isLonger(data0, 255)){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 255).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats10(data0))){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema68.properties.description.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 41000){
data1 = readings.multiline(data1);
if(data !== undefined){
data["description"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 10000 && readings.isLonger(data1, 10000)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 10000).toWellFormed();
}
if(!(formats8(data1))){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/TaskType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema69.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if(!(((((data2 === "todo") || (data2 === "call")) || (data2 === "email")) || (data2 === "meeting")) || (data2 === "follow_up"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/TaskType/enum",keyword:"enum",params:{allowedValues: schema69.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/TaskStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema70.reads.choice);
if(data !== undefined){
data["status"] = data3;
}
}
if(!(((((data3 === "todo") || (data3 === "in_progress")) || (data3 === "waiting")) || (data3 === "completed")) || (data3 === "cancelled"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/TaskStatus/enum",keyword:"enum",params:{allowedValues: schema70.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.priority !== undefined){
let data4 = data.priority;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/priority",schemaPath:"document#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema71.reads.choice);
if(data !== undefined){
data["priority"] = data4;
}
}
if(!((((data4 === "low") || (data4 === "normal")) || (data4 === "high")) || (data4 === "urgent"))){
const err12 = {instancePath:instancePath+"/priority",schemaPath:"document#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema71.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.due_at !== undefined){
let data5 = data.due_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/type",keyword:"type",params:{type: schema68.properties.due_at.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.instant(data5);
if(data !== undefined){
data["due_at"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats328(data5))){
const err14 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!(formats330(data5))){
const err15 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/format",keyword:"format",params:{format: "date-time"}};
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
if(data.reminder_at !== undefined){
let data6 = data.reminder_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/type",keyword:"type",params:{type: schema68.properties.reminder_at.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 1000){
data6 = readings.instant(data6);
if(data !== undefined){
data["reminder_at"] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats328(data6))){
const err17 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(typeof data6 === "string"){
if(!(formats330(data6))){
const err18 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/format",keyword:"format",params:{format: "date-time"}};
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
if(data.assignee_id !== undefined){
let data7 = data.assignee_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/type",keyword:"type",params:{type: schema68.properties.assignee_id.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string" && data7.length <= 1000){
data7 = readings.text(data7);
if(data !== undefined){
data["assignee_id"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats6(data7))){
const err20 = {instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.related_to !== undefined){
if(!(validate40(data.related_to, {instancePath:instancePath+"/related_to",parentData:data,parentDataProperty:"related_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(Array.isArray(data9)){
if(data9.length > 50){
const err21 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
data9 = data9.slice(0, 50);
}
const len0 = data9.length;
const errorsBefore69 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore69 >= 100) break;
let data10 = data9[i0];
if(typeof data10 === "string" && data10.length <= 1200){
data10 = readings.text(data10);
if(data9 !== undefined){
data9[i0] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 50 && readings.isLonger(data10, 50)){
const err22 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
data10 = data10.slice(0, 50).toWellFormed();
}
if(data10 === ""){
const err23 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats10(data10))){
const err24 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err25 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err26 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err27 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data11 = data.custom_fields;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 200){
const err28 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const errorsBefore70 = errors;
for(const key0 in data11){
if(errors - errorsBefore70 >= 100) break;
const _errs31 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err29 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid11 = _errs31 === errors;
if(!valid11){
const err30 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
const errorsBefore71 = errors;
for(const key1 in data11){
if(errors - errorsBefore71 >= 100) break;
let data12 = data11[key1];
if(((((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")) && (!(Array.isArray(data12)))) && (data12 !== null)){
const err31 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema5.additionalProperties.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data12 === "string" && data12.length <= 41000){
data12 = readings.multiline(data12);
if(data11 !== undefined){
data11[key1] = data12;
}
}
if(typeof data12 === "string"){
if(data12.length > 10000 && readings.isLonger(data12, 10000)){
const err32 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
data12 = data12.slice(0, 10000).toWellFormed();
}
if(!(formats8(data12))){
const err33 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(Array.isArray(data12)){
if(data12.length > 100){
const err34 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
data12 = data12.slice(0, 100);
}
const len1 = data12.length;
const errorsBefore72 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore72 >= 100) break;
let data13 = data12[i2];
if(typeof data13 === "string" && data13.length <= 3000){
data13 = readings.text(data13);
if(data12 !== undefined){
data12[i2] = data13;
}
}
if(typeof data13 === "string"){
if(data13.length > 500 && readings.isLonger(data13, 500)){
const err35 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
data13 = data13.slice(0, 500).toWellFormed();
}
if(!(formats10(data13))){
const err36 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err37 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err38 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
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
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"__proto__":null,"title":true,"description":true,"type":true,"status":true,"priority":true,"due_at":true,"reminder_at":true,"assignee_id":true,"related_to":true,"tags":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
const errorsBefore73 = errors;
for(const key0 in data){
if(errors - errorsBefore73 >= 100) break;
if(((((((((((key0 !== "title") && (key0 !== "description")) && (key0 !== "type")) && (key0 !== "status")) && (key0 !== "priority")) && (key0 !== "due_at")) && (key0 !== "reminder_at")) && (key0 !== "assignee_id")) && (key0 !== "related_to")) && (key0 !== "tags")) && (key0 !== "custom_fields")){
const err1 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const task_update = validate45;
const schema78 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/TaskFields"}],"unevaluatedProperties":false,"properties":{"id":{},"completed_at":{},"is_overdue":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string" && data0.length <= 2020){
data0 = readings.text(data0);
if(data !== undefined){
data["title"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 255 && readings.isLonger(data0, 255)){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 255).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats10(data0))){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema68.properties.description.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 41000){
data1 = readings.multiline(data1);
if(data !== undefined){
data["description"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 10000 && readings.isLonger(data1, 10000)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 10000).toWellFormed();
}
if(!(formats8(data1))){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/TaskType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema69.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if(!(((((data2 === "todo") || (data2 === "call")) || (data2 === "email")) || (data2 === "meeting")) || (data2 === "follow_up"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/TaskType/enum",keyword:"enum",params:{allowedValues: schema69.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/TaskStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema70.reads.choice);
if(data !== undefined){
data["status"] = data3;
}
}
if(!(((((data3 === "todo") || (data3 === "in_progress")) || (data3 === "waiting")) || (data3 === "completed")) || (data3 === "cancelled"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/TaskStatus/enum",keyword:"enum",params:{allowedValues: schema70.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.priority !== undefined){
let data4 = data.priority;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/priority",schemaPath:"document#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema71.reads.choice);
if(data !== undefined){
data["priority"] = data4;
}
}
if(!((((data4 === "low") || (data4 === "normal")) || (data4 === "high")) || (data4 === "urgent"))){
const err12 = {instancePath:instancePath+"/priority",schemaPath:"document#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema71.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.due_at !== undefined){
let data5 = data.due_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/type",keyword:"type",params:{type: schema68.properties.due_at.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.instant(data5);
if(data !== undefined){
data["due_at"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats328(data5))){
const err14 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!(formats330(data5))){
const err15 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/format",keyword:"format",params:{format: "date-time"}};
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
if(data.reminder_at !== undefined){
let data6 = data.reminder_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/type",keyword:"type",params:{type: schema68.properties.reminder_at.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 1000){
data6 = readings.instant(data6);
if(data !== undefined){
data["reminder_at"] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats328(data6))){
const err17 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(typeof data6 === "string"){
if(!(formats330(data6))){
const err18 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/format",keyword:"format",params:{format: "date-time"}};
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
if(data.assignee_id !== undefined){
let data7 = data.assignee_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/type",keyword:"type",params:{type: schema68.properties.assignee_id.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string" && data7.length <= 1000){
data7 = readings.text(data7);
if(data !== undefined){
data["assignee_id"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats6(data7))){
const err20 = {instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.related_to !== undefined){
if(!(validate40(data.related_to, {instancePath:instancePath+"/related_to",parentData:data,parentDataProperty:"related_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(Array.isArray(data9)){
if(data9.length > 50){
const err21 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
data9 = data9.slice(0, 50);
}
const len0 = data9.length;
const errorsBefore74 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore74 >= 100) break;
let data10 = data9[i0];
if(typeof data10 === "string" && data10.length <= 1200){
data10 = readings.text(data10);
if(data9 !== undefined){
data9[i0] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 50 && readings.isLonger(data10, 50)){
const err22 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
data10 = data10.slice(0, 50).toWellFormed();
}
if(data10 === ""){
const err23 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats10(data10))){
const err24 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err25 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err26 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err27 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data11 = data.custom_fields;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 200){
const err28 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const errorsBefore75 = errors;
for(const key0 in data11){
if(errors - errorsBefore75 >= 100) break;
const _errs31 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err29 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid11 = _errs31 === errors;
if(!valid11){
const err30 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
const errorsBefore76 = errors;
for(const key1 in data11){
if(errors - errorsBefore76 >= 100) break;
let data12 = data11[key1];
if(((((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")) && (!(Array.isArray(data12)))) && (data12 !== null)){
const err31 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema5.additionalProperties.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data12 === "string" && data12.length <= 41000){
data12 = readings.multiline(data12);
if(data11 !== undefined){
data11[key1] = data12;
}
}
if(typeof data12 === "string"){
if(data12.length > 10000 && readings.isLonger(data12, 10000)){
const err32 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
data12 = data12.slice(0, 10000).toWellFormed();
}
if(!(formats8(data12))){
const err33 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(Array.isArray(data12)){
if(data12.length > 100){
const err34 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
data12 = data12.slice(0, 100);
}
const len1 = data12.length;
const errorsBefore77 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore77 >= 100) break;
let data13 = data12[i2];
if(typeof data13 === "string" && data13.length <= 3000){
data13 = readings.text(data13);
if(data12 !== undefined){
data12[i2] = data13;
}
}
if(typeof data13 === "string"){
if(data13.length > 500 && readings.isLonger(data13, 500)){
const err35 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
data13 = data13.slice(0, 500).toWellFormed();
}
if(!(formats10(data13))){
const err36 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err37 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err38 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
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
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"__proto__":null,"title":true,"description":true,"type":true,"status":true,"priority":true,"due_at":true,"reminder_at":true,"assignee_id":true,"related_to":true,"tags":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore78 = errors;
for(const key0 in data){
if(errors - errorsBefore78 >= 100) break;
if((((((((((((((((((((key0 !== "id") && (key0 !== "completed_at")) && (key0 !== "is_overdue")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "type")) && (key0 !== "status")) && (key0 !== "priority")) && (key0 !== "due_at")) && (key0 !== "reminder_at")) && (key0 !== "assignee_id")) && (key0 !== "related_to")) && (key0 !== "tags")) && (key0 !== "custom_fields")){
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

