// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const formPage_get_parameters = validate0;
const schema0 = {"type":"object","properties":{"organization_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"},"form_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"}},"required":["organization_slug","form_slug"],"additionalProperties":false};
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
if(data.organization_slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_slug"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.form_slug === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form_slug"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore0 = errors;
for(const key0 in data){
if(errors - errorsBefore0 >= 100) break;
if(!((key0 === "organization_slug") || (key0 === "form_slug"))){
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
if(data.organization_slug !== undefined){
let data0 = data.organization_slug;
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["organization_slug"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err3 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.form_slug !== undefined){
let data1 = data.form_slug;
if(typeof data1 === "string" && data1.length <= 1400){
data1 = readings.text(data1);
if(data !== undefined){
data["form_slug"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err6 = {instancePath:instancePath+"/form_slug",schemaPath:"#/properties/form_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/form_slug",schemaPath:"#/properties/form_slug/format",keyword:"format",params:{format: "text"}};
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
const err8 = {instancePath:instancePath+"/form_slug",schemaPath:"#/properties/form_slug/type",keyword:"type",params:{type: "string"}};
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const formPage_submit_parameters = validate1;
const schema1 = {"type":"object","properties":{"organization_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"},"form_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"}},"required":["organization_slug","form_slug"],"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organization_slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_slug"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.form_slug === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form_slug"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore1 = errors;
for(const key0 in data){
if(errors - errorsBefore1 >= 100) break;
if(!((key0 === "organization_slug") || (key0 === "form_slug"))){
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
if(data.organization_slug !== undefined){
let data0 = data.organization_slug;
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["organization_slug"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err3 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.form_slug !== undefined){
let data1 = data.form_slug;
if(typeof data1 === "string" && data1.length <= 1400){
data1 = readings.text(data1);
if(data !== undefined){
data["form_slug"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err6 = {instancePath:instancePath+"/form_slug",schemaPath:"#/properties/form_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/form_slug",schemaPath:"#/properties/form_slug/format",keyword:"format",params:{format: "text"}};
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
const err8 = {instancePath:instancePath+"/form_slug",schemaPath:"#/properties/form_slug/type",keyword:"type",params:{type: "string"}};
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const formPage_submit_body = validate2;
const schema2 = {"$ref":"document#/components/schemas/FormSubmissionRequest"};
const schema4 = {"type":"object","required":["email"],"properties":{"page_token":{"type":"string","maxLength":300,"format":"text","reads":"text"},"email":{"$ref":"document#/components/schemas/Email"},"fields":{"$ref":"document#/components/schemas/FormValues"},"answers":{"$ref":"document#/components/schemas/FormAnswers"},"consent":{"type":"boolean"},"locale":{"type":["string","null"],"enum":["en","fr",null],"reads":{"choice":["en","fr",null]}},"referrer":{"type":["string","null"],"maxLength":300,"pattern":"^https?://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$","format":"text","reads":"text"}},"additionalProperties":false};
const schema5 = {"type":"string","format":"email","maxLength":254,"reads":"email"};
const schema6 = {"type":"object","maxProperties":30,"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":50,"items":{"type":"string","maxLength":100,"format":"text","reads":"text"},"format":"multiline","reads":"multiline"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$"}};
const schema7 = {"type":"object","maxProperties":20,"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":50,"items":{"type":"string","maxLength":100,"format":"text","reads":"text"},"format":"multiline","reads":"multiline"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}$"}};
const formats10 = formats.email;
const formats12 = formats.multiline;
const pattern0 = new RegExp("^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$", "u");
const pattern1 = new RegExp("^[a-z][a-z0-9_]{0,49}$", "u");
const pattern2 = new RegExp("^https?://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$", "u");

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
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore2 = errors;
for(const key0 in data){
if(errors - errorsBefore2 >= 100) break;
if(!(((((((key0 === "page_token") || (key0 === "email")) || (key0 === "fields")) || (key0 === "answers")) || (key0 === "consent")) || (key0 === "locale")) || (key0 === "referrer"))){
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
if(data.page_token !== undefined){
let data0 = data.page_token;
if(typeof data0 === "string" && data0.length <= 2200){
data0 = readings.text(data0);
if(data !== undefined){
data["page_token"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 300 && readings.isLonger(data0, 300)){
const err2 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 300).toWellFormed();
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string" && data1.length <= 2016){
data1 = readings.email(data1);
if(data !== undefined){
data["email"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 254 && readings.isLonger(data1, 254)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 254).toWellFormed();
}
if(!(formats10(data1))){
const err6 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/format",keyword:"format",params:{format: "email"}};
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
const err7 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 30){
const err8 = {instancePath:instancePath+"/fields",schemaPath:"document#/components/schemas/FormValues/maxProperties",keyword:"maxProperties",params:{limit: 30}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const errorsBefore3 = errors;
for(const key1 in data2){
if(errors - errorsBefore3 >= 100) break;
const _errs10 = errors;
if(typeof key1 === "string"){
if(!pattern0.test(key1)){
const err9 = {instancePath:instancePath+"/fields",schemaPath:"document#/components/schemas/FormValues/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$"},propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
const err10 = {instancePath:instancePath+"/fields",schemaPath:"document#/components/schemas/FormValues/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
const errorsBefore4 = errors;
for(const key2 in data2){
if(errors - errorsBefore4 >= 100) break;
let data3 = data2[key2];
if(((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (!(Array.isArray(data3)))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/FormValues/additionalProperties/type",keyword:"type",params:{type: schema6.additionalProperties.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string" && data3.length <= 41000){
data3 = readings.multiline(data3);
if(data2 !== undefined){
data2[key2] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 10000 && readings.isLonger(data3, 10000)){
const err12 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/FormValues/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
data3 = data3.slice(0, 10000).toWellFormed();
}
if(!(formats12(data3))){
const err13 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/FormValues/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(Array.isArray(data3)){
if(data3.length > 50){
const err14 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/FormValues/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data3 = data3.slice(0, 50);
}
const len0 = data3.length;
const errorsBefore5 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore5 >= 100) break;
let data4 = data3[i0];
if(typeof data4 === "string" && data4.length <= 1400){
data4 = readings.text(data4);
if(data3 !== undefined){
data3[i0] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 100 && readings.isLonger(data4, 100)){
const err15 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"document#/components/schemas/FormValues/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
data4 = data4.slice(0, 100).toWellFormed();
}
if(!(formats0(data4))){
const err16 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"document#/components/schemas/FormValues/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err17 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"document#/components/schemas/FormValues/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err18 = {instancePath:instancePath+"/fields",schemaPath:"document#/components/schemas/FormValues/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.answers !== undefined){
let data5 = data.answers;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 20){
const err19 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/FormAnswers/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const errorsBefore6 = errors;
for(const key3 in data5){
if(errors - errorsBefore6 >= 100) break;
const _errs19 = errors;
if(typeof key3 === "string"){
if(!pattern1.test(key3)){
const err20 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/FormAnswers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid8 = _errs19 === errors;
if(!valid8){
const err21 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/FormAnswers/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
const errorsBefore7 = errors;
for(const key4 in data5){
if(errors - errorsBefore7 >= 100) break;
let data6 = data5[key4];
if(((((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")) && (!(Array.isArray(data6)))) && (data6 !== null)){
const err22 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/FormAnswers/additionalProperties/type",keyword:"type",params:{type: schema7.additionalProperties.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 41000){
data6 = readings.multiline(data6);
if(data5 !== undefined){
data5[key4] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 10000 && readings.isLonger(data6, 10000)){
const err23 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/FormAnswers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
data6 = data6.slice(0, 10000).toWellFormed();
}
if(!(formats12(data6))){
const err24 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/FormAnswers/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(Array.isArray(data6)){
if(data6.length > 50){
const err25 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/FormAnswers/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
data6 = data6.slice(0, 50);
}
const len1 = data6.length;
const errorsBefore8 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore8 >= 100) break;
let data7 = data6[i1];
if(typeof data7 === "string" && data7.length <= 1400){
data7 = readings.text(data7);
if(data6 !== undefined){
data6[i1] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 100 && readings.isLonger(data7, 100)){
const err26 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"document#/components/schemas/FormAnswers/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
data7 = data7.slice(0, 100).toWellFormed();
}
if(!(formats0(data7))){
const err27 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"document#/components/schemas/FormAnswers/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err28 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"document#/components/schemas/FormAnswers/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err29 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/FormAnswers/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.consent !== undefined){
if(typeof data.consent !== "boolean"){
const err30 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.locale !== undefined){
let data9 = data.locale;
if((typeof data9 !== "string") && (data9 !== null)){
const err31 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema4.properties.locale.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.choice(data9, schema4.properties.locale.reads.choice);
if(data !== undefined){
data["locale"] = data9;
}
}
if(!(((data9 === "en") || (data9 === "fr")) || (data9 === null))){
const err32 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema4.properties.locale.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.referrer !== undefined){
let data10 = data.referrer;
if((typeof data10 !== "string") && (data10 !== null)){
const err33 = {instancePath:instancePath+"/referrer",schemaPath:"#/properties/referrer/type",keyword:"type",params:{type: schema4.properties.referrer.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data10 === "string" && data10.length <= 2200){
data10 = readings.text(data10);
if(data !== undefined){
data["referrer"] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 300 && readings.isLonger(data10, 300)){
const err34 = {instancePath:instancePath+"/referrer",schemaPath:"#/properties/referrer/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
data10 = data10.slice(0, 300).toWellFormed();
}
if(!pattern2.test(data10)){
const err35 = {instancePath:instancePath+"/referrer",schemaPath:"#/properties/referrer/pattern",keyword:"pattern",params:{pattern: "^https?://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats0(data10))){
const err36 = {instancePath:instancePath+"/referrer",schemaPath:"#/properties/referrer/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

