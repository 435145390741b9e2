// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func1_module from "ajv/dist/runtime/equal.js";
export const topics_list_parameters = validate0;
const schema0 = {"type":"object","properties":{"q":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"slug":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,62}$","format":"text","reads":"text"},"is_public":{"type":"boolean"},"opt_in_required":{"type":"boolean"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"include_deleted":{"type":"boolean"},"fields":{"type":"array","minItems":1,"maxItems":17,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/TopicFieldName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|name|name_en|name_fr|slug|description|description_en|description_fr|position|is_public|opt_in_required)(,-?(created_at|updated_at|name|name_en|name_fr|slug|description|description_en|description_fr|position|is_public|opt_in_required)){0,3}$","format":"text","reads":"text"}},"required":[],"additionalProperties":false};
const schema2 = {"type":"string","format":"uuid","reads":"text"};
const schema3 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const schema7 = {"type":"string","enum":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","name","name_en","name_fr","slug","description","description_en","description_fr","position","is_public","opt_in_required"],"reads":{"choice":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","name","name_en","name_fr","slug","description","description_en","description_fr","position","is_public","opt_in_required"]}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = func1_module.default;
const formats0 = formats.text;
const formats6 = formats.uuid;
const formats8 = formats.zoned;
const formats10 = formats["date-time"];
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,62}$", "u");
const pattern1 = new RegExp("^-?(created_at|updated_at|name|name_en|name_fr|slug|description|description_en|description_fr|position|is_public|opt_in_required)(,-?(created_at|updated_at|name|name_en|name_fr|slug|description|description_en|description_fr|position|is_public|opt_in_required)){0,3}$", "u");

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
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/format",keyword:"format",params:{format: "text"}};
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
const err7 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.is_public !== undefined){
if(typeof data.is_public !== "boolean"){
const err8 = {instancePath:instancePath+"/is_public",schemaPath:"#/properties/is_public/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.opt_in_required !== undefined){
if(typeof data.opt_in_required !== "boolean"){
const err9 = {instancePath:instancePath+"/opt_in_required",schemaPath:"#/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.page !== undefined){
let data4 = data.page;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000000 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data5 = data.page_size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err16 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data6 = data6.slice(0, 6000).toWellFormed();
}
if(!(formats0(data6))){
const err17 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err18 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.ids !== undefined){
let data7 = data.ids;
if(Array.isArray(data7)){
if(data7.length > 100){
const err19 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data7 = data7.slice(0, 100);
}
if(data7.length < 1){
const err20 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data7.length;
const errorsBefore1 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore1 >= 100) break;
let data8 = data7[i0];
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[i0] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats6(data8))){
const err21 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err22 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
const err23 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
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
if(!(formats8(data9))){
const err24 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats10(data9))){
const err25 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err26 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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
if(!(formats8(data10))){
const err27 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats10(data10))){
const err28 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err29 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
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
if(!(formats8(data11))){
const err30 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats10(data11))){
const err31 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err32 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
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
if(!(formats8(data12))){
const err33 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(typeof data12 === "string"){
if(!(formats10(data12))){
const err34 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err35 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.include_deleted !== undefined){
if(typeof data.include_deleted !== "boolean"){
const err36 = {instancePath:instancePath+"/include_deleted",schemaPath:"#/properties/include_deleted/type",keyword:"type",params:{type: "boolean"}};
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
let data14 = data.fields;
if(Array.isArray(data14)){
if(data14.length > 17){
const err37 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 17}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
data14 = data14.slice(0, 17);
}
if(data14.length < 1){
const err38 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len1 = data14.length;
const errorsBefore2 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore2 >= 100) break;
let data15 = data14[i1];
if(typeof data15 !== "string"){
const err39 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/TopicFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data15 === "string"){
data15 = readings.choice(data15, schema7.reads.choice);
if(data14 !== undefined){
data14[i1] = data15;
}
}
if(!(((((((((((((((((data15 === "id") || (data15 === "version")) || (data15 === "created_at")) || (data15 === "updated_at")) || (data15 === "created_by")) || (data15 === "updated_by")) || (data15 === "deleted_at")) || (data15 === "name")) || (data15 === "name_en")) || (data15 === "name_fr")) || (data15 === "slug")) || (data15 === "description")) || (data15 === "description_en")) || (data15 === "description_fr")) || (data15 === "position")) || (data15 === "is_public")) || (data15 === "opt_in_required"))){
const err40 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/TopicFieldName/enum",keyword:"enum",params:{allowedValues: schema7.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
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
const err41 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
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
const err43 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
data16 = data16.slice(0, 300).toWellFormed();
}
if(!pattern1.test(data16)){
const err44 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|name|name_en|name_fr|slug|description|description_en|description_fr|position|is_public|opt_in_required)(,-?(created_at|updated_at|name|name_en|name_fr|slug|description|description_en|description_fr|position|is_public|opt_in_required)){0,3}$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats0(data16))){
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const topics_create_parameters = validate2;
const schema8 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore3 = errors;
for(const key0 in data){
if(errors - errorsBefore3 >= 100) break;
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

export const topics_create_body = validate3;
const schema9 = {"$ref":"document#/components/schemas/TopicCreate"};
const schema10 = {"type":"object","required":["name"],"allOf":[{"$ref":"document#/components/schemas/TopicFields"}],"unevaluatedProperties":false};
const schema11 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"},"name_en":{"type":["string","null"],"minLength":1,"maxLength":100,"format":"text","reads":"text"},"name_fr":{"type":["string","null"],"minLength":1,"maxLength":100,"format":"text","reads":"text"},"slug":{"type":["string","null"],"pattern":"^[a-z0-9][a-z0-9-]{0,62}$","format":"text","reads":"text"},"description":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"},"description_en":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"},"description_fr":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"},"position":{"type":"integer","minimum":0,"maximum":1000000},"is_public":{"type":"boolean"},"opt_in_required":{"type":"boolean"}}};

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
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name_en !== undefined){
let data1 = data.name_en;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/type",keyword:"type",params:{type: schema11.properties.name_en.type}};
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
data["name_en"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err5 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(data1 === ""){
const err6 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/format",keyword:"format",params:{format: "text"}};
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
if(data.name_fr !== undefined){
let data2 = data.name_fr;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/type",keyword:"type",params:{type: schema11.properties.name_fr.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 1400){
data2 = readings.text(data2);
if(data !== undefined){
data["name_fr"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 100 && readings.isLonger(data2, 100)){
const err9 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data2 = data2.slice(0, 100).toWellFormed();
}
if(data2 === ""){
const err10 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data2))){
const err11 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/format",keyword:"format",params:{format: "text"}};
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
if(data.slug !== undefined){
let data3 = data.slug;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/type",keyword:"type",params:{type: schema11.properties.slug.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.text(data3);
if(data !== undefined){
data["slug"] = data3;
}
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err13 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0(data3))){
const err14 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/format",keyword:"format",params:{format: "text"}};
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
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/type",keyword:"type",params:{type: schema11.properties.description.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string" && data4.length <= 3000){
data4 = readings.text(data4);
if(data !== undefined){
data["description"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 500 && readings.isLonger(data4, 500)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data4 = data4.slice(0, 500).toWellFormed();
}
if(!(formats0(data4))){
const err17 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/format",keyword:"format",params:{format: "text"}};
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
if(data.description_en !== undefined){
let data5 = data.description_en;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/type",keyword:"type",params:{type: schema11.properties.description_en.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 3000){
data5 = readings.text(data5);
if(data !== undefined){
data["description_en"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 500 && readings.isLonger(data5, 500)){
const err19 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data5 = data5.slice(0, 500).toWellFormed();
}
if(!(formats0(data5))){
const err20 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/format",keyword:"format",params:{format: "text"}};
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
if(data.description_fr !== undefined){
let data6 = data.description_fr;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/type",keyword:"type",params:{type: schema11.properties.description_fr.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 3000){
data6 = readings.text(data6);
if(data !== undefined){
data["description_fr"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 500 && readings.isLonger(data6, 500)){
const err22 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
data6 = data6.slice(0, 500).toWellFormed();
}
if(!(formats0(data6))){
const err23 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/format",keyword:"format",params:{format: "text"}};
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
if(data.position !== undefined){
let data7 = data.position;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.is_public !== undefined){
if(typeof data.is_public !== "boolean"){
const err27 = {instancePath:instancePath+"/is_public",schemaPath:"document#/components/schemas/TopicFields/properties/is_public/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.opt_in_required !== undefined){
if(typeof data.opt_in_required !== "boolean"){
const err28 = {instancePath:instancePath+"/opt_in_required",schemaPath:"document#/components/schemas/TopicFields/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err29 = {instancePath,schemaPath:"document#/components/schemas/TopicFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const errorsBefore4 = errors;
for(const key0 in data){
if(errors - errorsBefore4 >= 100) break;
if((((((((((key0 !== "name") && (key0 !== "name_en")) && (key0 !== "name_fr")) && (key0 !== "slug")) && (key0 !== "description")) && (key0 !== "description_en")) && (key0 !== "description_fr")) && (key0 !== "position")) && (key0 !== "is_public")) && (key0 !== "opt_in_required")){
const err31 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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

export const topics_aggregate_parameters = validate6;
const schema12 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore5 = errors;
for(const key0 in data){
if(errors - errorsBefore5 >= 100) break;
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
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const topics_aggregate_body = validate7;
const schema13 = {"$ref":"document#/components/schemas/TopicAggregate"};
const schema14 = {"type":"object","properties":{"filter":{"$ref":"document#/components/schemas/FilterGroup"},"group_by":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["created_at","updated_at","is_public","opt_in_required"],"reads":{"choice":["created_at","updated_at","is_public","opt_in_required"]}}},"period":{"$ref":"document#/components/schemas/AggregatePeriod"},"measures":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","enum":["count"],"reads":{"choice":["count"]}}},"timezone":{"$ref":"document#/components/schemas/Timezone"},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|is_public|opt_in_required|count)(,-?(created_at|updated_at|is_public|opt_in_required|count)){0,3}$","format":"text","reads":"text"},"limit":{"type":"integer","minimum":1,"maximum":1000}},"additionalProperties":false};
const schema17 = {"type":"string","enum":["day","week","month","quarter","year"],"reads":{"choice":["day","week","month","quarter","year"]}};
const schema18 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};
const schema15 = {"type":"object","required":["op","conditions"],"properties":{"op":{"type":"string","enum":["and","or","not"],"reads":{"choice":["and","or","not"]}},"conditions":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","dispatch":{"present":["op","field"]},"cases":[{"$ref":"document#/components/schemas/FilterGroup"},{"$ref":"document#/components/schemas/FilterCondition"}]}}},"additionalProperties":false};
const schema16 = {"type":"object","required":["field","operator"],"properties":{"field":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$","format":"text","reads":"text"},"operator":{"type":"string","enum":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"],"reads":{"choice":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"]}},"value":{"type":["string","number","boolean","array"],"maxLength":1000,"maxItems":100,"items":{"type":["string","number","boolean"],"maxLength":1000,"format":"text","reads":"text"},"format":"text","reads":"text"}},"additionalProperties":false};
const wrapper0 = {validate: validate9};
const pattern3 = new RegExp("^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$", "u");

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
const errorsBefore6 = errors;
for(const key0 in data){
if(errors - errorsBefore6 >= 100) break;
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
data0 = readings.choice(data0, schema15.properties.op.reads.choice);
if(data !== undefined){
data["op"] = data0;
}
}
if(!(((data0 === "and") || (data0 === "or")) || (data0 === "not"))){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema15.properties.op.enum}};
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
const errorsBefore7 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore7 >= 100) break;
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
const errorsBefore8 = errors;
for(const key1 in data2){
if(errors - errorsBefore8 >= 100) break;
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
if(!pattern3.test(data3)){
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
data4 = readings.choice(data4, schema16.properties.operator.reads.choice);
if(data2 !== undefined){
data2["operator"] = data4;
}
}
if(!((((((((((((((((((((data4 === "eq") || (data4 === "neq")) || (data4 === "lt")) || (data4 === "lte")) || (data4 === "gt")) || (data4 === "gte")) || (data4 === "between")) || (data4 === "in")) || (data4 === "not_in")) || (data4 === "contains")) || (data4 === "not_contains")) || (data4 === "starts_with")) || (data4 === "ends_with")) || (data4 === "is_empty")) || (data4 === "is_not_empty")) || (data4 === "within_last_days")) || (data4 === "within_next_days")) || (data4 === "older_than_days")) || (data4 === "has_any")) || (data4 === "has_all"))){
const err14 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"document#/components/schemas/FilterCondition/properties/operator/enum",keyword:"enum",params:{allowedValues: schema16.properties.operator.enum}};
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
const err15 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/type",keyword:"type",params:{type: schema16.properties.value.type}};
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
const errorsBefore9 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore9 >= 100) break;
let data6 = data5[i1];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err19 = {instancePath:instancePath+"/conditions/" + i0+"/value/" + i1,schemaPath:"document#/components/schemas/FilterCondition/properties/value/items/type",keyword:"type",params:{type: schema16.properties.value.items.type}};
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats46 = formats.timezone;
const pattern4 = new RegExp("^-?(created_at|updated_at|is_public|opt_in_required|count)(,-?(created_at|updated_at|is_public|opt_in_required|count)){0,3}$", "u");

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
const errorsBefore10 = errors;
for(const key0 in data){
if(errors - errorsBefore10 >= 100) break;
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
if(!(validate9(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
const errorsBefore11 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore11 >= 100) break;
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
data2 = readings.choice(data2, schema14.properties.group_by.items.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!((((data2 === "created_at") || (data2 === "updated_at")) || (data2 === "is_public")) || (data2 === "opt_in_required"))){
const err3 = {instancePath:instancePath+"/group_by/" + i0,schemaPath:"#/properties/group_by/items/enum",keyword:"enum",params:{allowedValues: schema14.properties.group_by.items.enum}};
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
data3 = readings.choice(data3, schema17.reads.choice);
if(data !== undefined){
data["period"] = data3;
}
}
if(!(((((data3 === "day") || (data3 === "week")) || (data3 === "month")) || (data3 === "quarter")) || (data3 === "year"))){
const err7 = {instancePath:instancePath+"/period",schemaPath:"document#/components/schemas/AggregatePeriod/enum",keyword:"enum",params:{allowedValues: schema17.enum}};
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
const errorsBefore12 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore12 >= 100) break;
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
data5 = readings.choice(data5, schema14.properties.measures.items.reads.choice);
if(data4 !== undefined){
data4[i2] = data5;
}
}
if(!(data5 === "count")){
const err11 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/enum",keyword:"enum",params:{allowedValues: schema14.properties.measures.items.enum}};
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
if(!(formats46(data6))){
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
if(!pattern4.test(data7)){
const err18 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|is_public|opt_in_required|count)(,-?(created_at|updated_at|is_public|opt_in_required|count)){0,3}$"}};
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const topics_batch_parameters = validate12;
const schema19 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore13 = errors;
for(const key0 in data){
if(errors - errorsBefore13 >= 100) break;
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

export const topics_batch_body = validate13;
const schema20 = {"$ref":"document#/components/schemas/TopicBatch"};
const schema21 = {"type":"object","required":["operations"],"properties":{"operations":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/TopicBatchOperation"}}},"additionalProperties":false};
const schema22 = {"type":"object","required":["method"],"properties":{"method":{"type":"string","enum":["create","update","delete"],"reads":{"choice":["create","update","delete"]}}},"dispatch":{"property":"method","values":["create","update","delete"]},"cases":[{"$ref":"document#/components/schemas/TopicBatchCreate"},{"$ref":"document#/components/schemas/TopicBatchUpdate"},{"$ref":"document#/components/schemas/BatchDelete"}]};
const schema23 = {"type":"object","required":["method","record"],"properties":{"method":{"type":"string","const":"create","reads":{"choice":["create"]}},"record":{"$ref":"document#/components/schemas/TopicCreate"}},"additionalProperties":false};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name_en !== undefined){
let data1 = data.name_en;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/type",keyword:"type",params:{type: schema11.properties.name_en.type}};
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
data["name_en"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err5 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(data1 === ""){
const err6 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/format",keyword:"format",params:{format: "text"}};
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
if(data.name_fr !== undefined){
let data2 = data.name_fr;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/type",keyword:"type",params:{type: schema11.properties.name_fr.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 1400){
data2 = readings.text(data2);
if(data !== undefined){
data["name_fr"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 100 && readings.isLonger(data2, 100)){
const err9 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data2 = data2.slice(0, 100).toWellFormed();
}
if(data2 === ""){
const err10 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data2))){
const err11 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/format",keyword:"format",params:{format: "text"}};
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
if(data.slug !== undefined){
let data3 = data.slug;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/type",keyword:"type",params:{type: schema11.properties.slug.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.text(data3);
if(data !== undefined){
data["slug"] = data3;
}
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err13 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0(data3))){
const err14 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/format",keyword:"format",params:{format: "text"}};
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
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/type",keyword:"type",params:{type: schema11.properties.description.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string" && data4.length <= 3000){
data4 = readings.text(data4);
if(data !== undefined){
data["description"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 500 && readings.isLonger(data4, 500)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data4 = data4.slice(0, 500).toWellFormed();
}
if(!(formats0(data4))){
const err17 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/format",keyword:"format",params:{format: "text"}};
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
if(data.description_en !== undefined){
let data5 = data.description_en;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/type",keyword:"type",params:{type: schema11.properties.description_en.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 3000){
data5 = readings.text(data5);
if(data !== undefined){
data["description_en"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 500 && readings.isLonger(data5, 500)){
const err19 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data5 = data5.slice(0, 500).toWellFormed();
}
if(!(formats0(data5))){
const err20 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/format",keyword:"format",params:{format: "text"}};
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
if(data.description_fr !== undefined){
let data6 = data.description_fr;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/type",keyword:"type",params:{type: schema11.properties.description_fr.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 3000){
data6 = readings.text(data6);
if(data !== undefined){
data["description_fr"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 500 && readings.isLonger(data6, 500)){
const err22 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
data6 = data6.slice(0, 500).toWellFormed();
}
if(!(formats0(data6))){
const err23 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/format",keyword:"format",params:{format: "text"}};
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
if(data.position !== undefined){
let data7 = data.position;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.is_public !== undefined){
if(typeof data.is_public !== "boolean"){
const err27 = {instancePath:instancePath+"/is_public",schemaPath:"document#/components/schemas/TopicFields/properties/is_public/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.opt_in_required !== undefined){
if(typeof data.opt_in_required !== "boolean"){
const err28 = {instancePath:instancePath+"/opt_in_required",schemaPath:"document#/components/schemas/TopicFields/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err29 = {instancePath,schemaPath:"document#/components/schemas/TopicFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const errorsBefore14 = errors;
for(const key0 in data){
if(errors - errorsBefore14 >= 100) break;
if((((((((((key0 !== "name") && (key0 !== "name_en")) && (key0 !== "name_fr")) && (key0 !== "slug")) && (key0 !== "description")) && (key0 !== "description_en")) && (key0 !== "description_fr")) && (key0 !== "position")) && (key0 !== "is_public")) && (key0 !== "opt_in_required")){
const err31 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const errorsBefore15 = errors;
for(const key0 in data){
if(errors - errorsBefore15 >= 100) break;
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
data0 = readings.choice(data0, schema23.properties.method.reads.choice);
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
if(!(validate17(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","required":["method","id","changes"],"properties":{"id":{"$ref":"document#/components/schemas/Id"},"method":{"type":"string","const":"update","reads":{"choice":["update"]}},"expected_version":{"type":"integer","minimum":1},"changes":{"$ref":"document#/components/schemas/TopicUpdate"}},"additionalProperties":false};
const schema28 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/TopicFields"}],"unevaluatedProperties":false,"properties":{"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

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
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name_en !== undefined){
let data1 = data.name_en;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/type",keyword:"type",params:{type: schema11.properties.name_en.type}};
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
data["name_en"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err5 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(data1 === ""){
const err6 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/format",keyword:"format",params:{format: "text"}};
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
if(data.name_fr !== undefined){
let data2 = data.name_fr;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/type",keyword:"type",params:{type: schema11.properties.name_fr.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 1400){
data2 = readings.text(data2);
if(data !== undefined){
data["name_fr"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 100 && readings.isLonger(data2, 100)){
const err9 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data2 = data2.slice(0, 100).toWellFormed();
}
if(data2 === ""){
const err10 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data2))){
const err11 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/format",keyword:"format",params:{format: "text"}};
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
if(data.slug !== undefined){
let data3 = data.slug;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/type",keyword:"type",params:{type: schema11.properties.slug.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.text(data3);
if(data !== undefined){
data["slug"] = data3;
}
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err13 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0(data3))){
const err14 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/format",keyword:"format",params:{format: "text"}};
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
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/type",keyword:"type",params:{type: schema11.properties.description.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string" && data4.length <= 3000){
data4 = readings.text(data4);
if(data !== undefined){
data["description"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 500 && readings.isLonger(data4, 500)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data4 = data4.slice(0, 500).toWellFormed();
}
if(!(formats0(data4))){
const err17 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/format",keyword:"format",params:{format: "text"}};
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
if(data.description_en !== undefined){
let data5 = data.description_en;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/type",keyword:"type",params:{type: schema11.properties.description_en.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 3000){
data5 = readings.text(data5);
if(data !== undefined){
data["description_en"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 500 && readings.isLonger(data5, 500)){
const err19 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data5 = data5.slice(0, 500).toWellFormed();
}
if(!(formats0(data5))){
const err20 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/format",keyword:"format",params:{format: "text"}};
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
if(data.description_fr !== undefined){
let data6 = data.description_fr;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/type",keyword:"type",params:{type: schema11.properties.description_fr.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 3000){
data6 = readings.text(data6);
if(data !== undefined){
data["description_fr"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 500 && readings.isLonger(data6, 500)){
const err22 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
data6 = data6.slice(0, 500).toWellFormed();
}
if(!(formats0(data6))){
const err23 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/format",keyword:"format",params:{format: "text"}};
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
if(data.position !== undefined){
let data7 = data.position;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.is_public !== undefined){
if(typeof data.is_public !== "boolean"){
const err27 = {instancePath:instancePath+"/is_public",schemaPath:"document#/components/schemas/TopicFields/properties/is_public/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.opt_in_required !== undefined){
if(typeof data.opt_in_required !== "boolean"){
const err28 = {instancePath:instancePath+"/opt_in_required",schemaPath:"document#/components/schemas/TopicFields/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err29 = {instancePath,schemaPath:"document#/components/schemas/TopicFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore16 = errors;
for(const key0 in data){
if(errors - errorsBefore16 >= 100) break;
if(((((((((((((((((key0 !== "id") && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "name_en")) && (key0 !== "name_fr")) && (key0 !== "slug")) && (key0 !== "description")) && (key0 !== "description_en")) && (key0 !== "description_fr")) && (key0 !== "position")) && (key0 !== "is_public")) && (key0 !== "opt_in_required")){
const err30 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const errorsBefore17 = errors;
for(const key0 in data){
if(errors - errorsBefore17 >= 100) break;
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
data1 = readings.choice(data1, schema26.properties.method.reads.choice);
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
if(!(validate21(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","required":["method","id"],"properties":{"id":{"$ref":"document#/components/schemas/Id"},"method":{"type":"string","const":"delete","reads":{"choice":["delete"]}},"expected_version":{"type":"integer","minimum":1}},"additionalProperties":false};

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
const errorsBefore18 = errors;
for(const key0 in data){
if(errors - errorsBefore18 >= 100) break;
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
data1 = readings.choice(data1, schema30.properties.method.reads.choice);
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
data0 = readings.choice(data0, schema22.properties.method.reads.choice);
if(data !== undefined){
data["method"] = data0;
}
}
if(!(((data0 === "create") || (data0 === "update")) || (data0 === "delete"))){
const err2 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema22.properties.method.enum}};
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
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(data.method === "update"){
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(data.method === "delete"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate15.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate15.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
const errorsBefore19 = errors;
for(const key0 in data){
if(errors - errorsBefore19 >= 100) break;
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
const errorsBefore20 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore20 >= 100) break;
if(!(validate15(data0[i0], {instancePath:instancePath+"/operations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

export const topics_search_parameters = validate28;
const schema32 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore21 = errors;
for(const key0 in data){
if(errors - errorsBefore21 >= 100) break;
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const topics_search_body = validate29;
const schema33 = {"$ref":"document#/components/schemas/TopicSearch"};
const schema34 = {"type":"object","properties":{"filter":{"$ref":"document#/components/schemas/FilterGroup"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":500,"format":"text","reads":"text"},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|name|name_en|name_fr|slug|description|description_en|description_fr|position|is_public|opt_in_required)(,-?(created_at|updated_at|name|name_en|name_fr|slug|description|description_en|description_fr|position|is_public|opt_in_required)){0,3}$","format":"text","reads":"text"},"fields":{"type":"array","minItems":1,"maxItems":17,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/TopicFieldName"}}},"additionalProperties":false};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore22 = errors;
for(const key0 in data){
if(errors - errorsBefore22 >= 100) break;
if(!((((((key0 === "filter") || (key0 === "page")) || (key0 === "page_size")) || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "fields"))){
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
if(!(validate9(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
const err11 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|name|name_en|name_fr|slug|description|description_en|description_fr|position|is_public|opt_in_required)(,-?(created_at|updated_at|name|name_en|name_fr|slug|description|description_en|description_fr|position|is_public|opt_in_required)){0,3}$"}};
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
const errorsBefore23 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore23 >= 100) break;
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/TopicFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema7.reads.choice);
if(data5 !== undefined){
data5[i0] = data6;
}
}
if(!(((((((((((((((((data6 === "id") || (data6 === "version")) || (data6 === "created_at")) || (data6 === "updated_at")) || (data6 === "created_by")) || (data6 === "updated_by")) || (data6 === "deleted_at")) || (data6 === "name")) || (data6 === "name_en")) || (data6 === "name_fr")) || (data6 === "slug")) || (data6 === "description")) || (data6 === "description_en")) || (data6 === "description_fr")) || (data6 === "position")) || (data6 === "is_public")) || (data6 === "opt_in_required"))){
const err17 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/TopicFieldName/enum",keyword:"enum",params:{allowedValues: schema7.enum}};
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const topics_get_parameters = validate33;
const schema36 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"fields":{"type":"array","minItems":1,"maxItems":17,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/TopicFieldName"}}},"required":["id"],"additionalProperties":false};

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
const errorsBefore24 = errors;
for(const key0 in data){
if(errors - errorsBefore24 >= 100) break;
if(!((key0 === "id") || (key0 === "fields"))){
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
const errorsBefore25 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore25 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/TopicFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema7.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!(((((((((((((((((data2 === "id") || (data2 === "version")) || (data2 === "created_at")) || (data2 === "updated_at")) || (data2 === "created_by")) || (data2 === "updated_by")) || (data2 === "deleted_at")) || (data2 === "name")) || (data2 === "name_en")) || (data2 === "name_fr")) || (data2 === "slug")) || (data2 === "description")) || (data2 === "description_en")) || (data2 === "description_fr")) || (data2 === "position")) || (data2 === "is_public")) || (data2 === "opt_in_required"))){
const err7 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/TopicFieldName/enum",keyword:"enum",params:{allowedValues: schema7.enum}};
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

export const topics_update_parameters = validate34;
const schema39 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
const errorsBefore26 = errors;
for(const key0 in data){
if(errors - errorsBefore26 >= 100) break;
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const topics_update_body = validate35;
const schema41 = {"$ref":"document#/components/schemas/TopicUpdate"};

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
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/TopicFields/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name_en !== undefined){
let data1 = data.name_en;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/type",keyword:"type",params:{type: schema11.properties.name_en.type}};
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
data["name_en"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err5 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(data1 === ""){
const err6 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/name_en",schemaPath:"document#/components/schemas/TopicFields/properties/name_en/format",keyword:"format",params:{format: "text"}};
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
if(data.name_fr !== undefined){
let data2 = data.name_fr;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/type",keyword:"type",params:{type: schema11.properties.name_fr.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 1400){
data2 = readings.text(data2);
if(data !== undefined){
data["name_fr"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 100 && readings.isLonger(data2, 100)){
const err9 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data2 = data2.slice(0, 100).toWellFormed();
}
if(data2 === ""){
const err10 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data2))){
const err11 = {instancePath:instancePath+"/name_fr",schemaPath:"document#/components/schemas/TopicFields/properties/name_fr/format",keyword:"format",params:{format: "text"}};
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
if(data.slug !== undefined){
let data3 = data.slug;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/type",keyword:"type",params:{type: schema11.properties.slug.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.text(data3);
if(data !== undefined){
data["slug"] = data3;
}
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err13 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0(data3))){
const err14 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/TopicFields/properties/slug/format",keyword:"format",params:{format: "text"}};
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
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/type",keyword:"type",params:{type: schema11.properties.description.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string" && data4.length <= 3000){
data4 = readings.text(data4);
if(data !== undefined){
data["description"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 500 && readings.isLonger(data4, 500)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data4 = data4.slice(0, 500).toWellFormed();
}
if(!(formats0(data4))){
const err17 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/TopicFields/properties/description/format",keyword:"format",params:{format: "text"}};
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
if(data.description_en !== undefined){
let data5 = data.description_en;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/type",keyword:"type",params:{type: schema11.properties.description_en.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 3000){
data5 = readings.text(data5);
if(data !== undefined){
data["description_en"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 500 && readings.isLonger(data5, 500)){
const err19 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data5 = data5.slice(0, 500).toWellFormed();
}
if(!(formats0(data5))){
const err20 = {instancePath:instancePath+"/description_en",schemaPath:"document#/components/schemas/TopicFields/properties/description_en/format",keyword:"format",params:{format: "text"}};
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
if(data.description_fr !== undefined){
let data6 = data.description_fr;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/type",keyword:"type",params:{type: schema11.properties.description_fr.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 3000){
data6 = readings.text(data6);
if(data !== undefined){
data["description_fr"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 500 && readings.isLonger(data6, 500)){
const err22 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
data6 = data6.slice(0, 500).toWellFormed();
}
if(!(formats0(data6))){
const err23 = {instancePath:instancePath+"/description_fr",schemaPath:"document#/components/schemas/TopicFields/properties/description_fr/format",keyword:"format",params:{format: "text"}};
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
if(data.position !== undefined){
let data7 = data.position;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/TopicFields/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.is_public !== undefined){
if(typeof data.is_public !== "boolean"){
const err27 = {instancePath:instancePath+"/is_public",schemaPath:"document#/components/schemas/TopicFields/properties/is_public/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.opt_in_required !== undefined){
if(typeof data.opt_in_required !== "boolean"){
const err28 = {instancePath:instancePath+"/opt_in_required",schemaPath:"document#/components/schemas/TopicFields/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err29 = {instancePath,schemaPath:"document#/components/schemas/TopicFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore27 = errors;
for(const key0 in data){
if(errors - errorsBefore27 >= 100) break;
if(((((((((((((((((key0 !== "id") && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "name_en")) && (key0 !== "name_fr")) && (key0 !== "slug")) && (key0 !== "description")) && (key0 !== "description_en")) && (key0 !== "description_fr")) && (key0 !== "position")) && (key0 !== "is_public")) && (key0 !== "opt_in_required")){
const err30 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const topics_delete_parameters = validate38;
const schema44 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const topics_restore_parameters = validate39;
const schema46 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
const errorsBefore29 = errors;
for(const key0 in data){
if(errors - errorsBefore29 >= 100) break;
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

