// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func0_module from "ajv/dist/runtime/equal.js";
export const aiPolicy_get_parameters = validate0;
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

export const aiPolicy_update_parameters = validate1;
const schema1 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore1 = errors;
for(const key0 in data){
if(errors - errorsBefore1 >= 100) break;
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const aiPolicy_update_body = validate2;
const schema2 = {"$ref":"document#/components/schemas/AiPolicyUpdate"};
const schema4 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/AiPolicyFields"}],"unevaluatedProperties":false,"properties":{"service_limits":{},"version":{},"updated_at":{},"updated_by":{}}};
const schema5 = {"type":"object","properties":{"enabled":{"type":"boolean"},"allowed_scopes":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/McpScope"}},"allow_api_keys":{"type":"boolean"},"allow_dynamic_registration":{"type":"boolean"},"applications":{"type":"string","enum":["all","allowed"],"reads":{"choice":["all","allowed"]}},"allowed_applications":{"type":"array","maxItems":100,"items":{"$ref":"document#/components/schemas/ApplicationRule"}},"denied_applications":{"type":"array","maxItems":100,"items":{"$ref":"document#/components/schemas/ApplicationRule"}},"enterprise_managed":{"type":"boolean"},"connection_calls_per_minute":{"type":["integer","null"],"minimum":1,"maximum":60},"organization_calls_per_minute":{"type":["integer","null"],"minimum":1,"maximum":300}}};
const schema6 = {"type":"string","enum":["crm:read","crm:write","booking:read","booking:write"],"reads":{"choice":["crm:read","crm:write","booking:read","booking:write"]}};
const schema7 = {"type":"object","required":["type","value"],"properties":{"type":{"type":"string","enum":["host","client_id"],"reads":{"choice":["host","client_id"]}},"value":{"type":"string","minLength":1,"maxLength":2048,"format":"text","reads":"text"},"name":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"}},"additionalProperties":false};
const func0 = func0_module.default;
const formats0 = formats.text;

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
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data1 = data.allowed_scopes;
if(Array.isArray(data1)){
if(data1.length > 4){
const err1 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data1 = data1.slice(0, 4);
}
const len0 = data1.length;
const errorsBefore2 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore2 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"document#/components/schemas/McpScope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema6.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!((((data2 === "crm:read") || (data2 === "crm:write")) || (data2 === "booking:read")) || (data2 === "booking:write"))){
const err3 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"document#/components/schemas/McpScope/enum",keyword:"enum",params:{allowedValues: schema6.enum}};
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
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err4 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.allow_api_keys !== undefined){
if(typeof data.allow_api_keys !== "boolean"){
const err6 = {instancePath:instancePath+"/allow_api_keys",schemaPath:"#/properties/allow_api_keys/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.allow_dynamic_registration !== undefined){
if(typeof data.allow_dynamic_registration !== "boolean"){
const err7 = {instancePath:instancePath+"/allow_dynamic_registration",schemaPath:"#/properties/allow_dynamic_registration/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.applications !== undefined){
let data5 = data.applications;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/applications",schemaPath:"#/properties/applications/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema5.properties.applications.reads.choice);
if(data !== undefined){
data["applications"] = data5;
}
}
if(!((data5 === "all") || (data5 === "allowed"))){
const err9 = {instancePath:instancePath+"/applications",schemaPath:"#/properties/applications/enum",keyword:"enum",params:{allowedValues: schema5.properties.applications.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.allowed_applications !== undefined){
let data6 = data.allowed_applications;
if(Array.isArray(data6)){
if(data6.length > 100){
const err10 = {instancePath:instancePath+"/allowed_applications",schemaPath:"#/properties/allowed_applications/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data6 = data6.slice(0, 100);
}
const len1 = data6.length;
const errorsBefore3 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore3 >= 100) break;
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err11 = {instancePath:instancePath+"/allowed_applications/" + i2,schemaPath:"document#/components/schemas/ApplicationRule/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.value === undefined){
const err12 = {instancePath:instancePath+"/allowed_applications/" + i2,schemaPath:"document#/components/schemas/ApplicationRule/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const errorsBefore4 = errors;
for(const key0 in data7){
if(errors - errorsBefore4 >= 100) break;
if(!(((key0 === "type") || (key0 === "value")) || (key0 === "name"))){
const err13 = {instancePath:instancePath+"/allowed_applications/" + i2,schemaPath:"document#/components/schemas/ApplicationRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/allowed_applications/" + i2+"/type",schemaPath:"document#/components/schemas/ApplicationRule/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.choice(data8, schema7.properties.type.reads.choice);
if(data7 !== undefined){
data7["type"] = data8;
}
}
if(!((data8 === "host") || (data8 === "client_id"))){
const err15 = {instancePath:instancePath+"/allowed_applications/" + i2+"/type",schemaPath:"document#/components/schemas/ApplicationRule/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.value !== undefined){
let data9 = data7.value;
if(typeof data9 === "string" && data9.length <= 9192){
data9 = readings.text(data9);
if(data7 !== undefined){
data7["value"] = data9;
}
}
if(typeof data9 === "string"){
if(data9.length > 2048 && readings.isLonger(data9, 2048)){
const err16 = {instancePath:instancePath+"/allowed_applications/" + i2+"/value",schemaPath:"document#/components/schemas/ApplicationRule/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data9 = data9.slice(0, 2048).toWellFormed();
}
if(data9 === ""){
const err17 = {instancePath:instancePath+"/allowed_applications/" + i2+"/value",schemaPath:"document#/components/schemas/ApplicationRule/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0(data9))){
const err18 = {instancePath:instancePath+"/allowed_applications/" + i2+"/value",schemaPath:"document#/components/schemas/ApplicationRule/properties/value/format",keyword:"format",params:{format: "text"}};
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
const err19 = {instancePath:instancePath+"/allowed_applications/" + i2+"/value",schemaPath:"document#/components/schemas/ApplicationRule/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.name !== undefined){
let data10 = data7.name;
if((typeof data10 !== "string") && (data10 !== null)){
const err20 = {instancePath:instancePath+"/allowed_applications/" + i2+"/name",schemaPath:"document#/components/schemas/ApplicationRule/properties/name/type",keyword:"type",params:{type: schema7.properties.name.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data10 === "string" && data10.length <= 1800){
data10 = readings.text(data10);
if(data7 !== undefined){
data7["name"] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 200 && readings.isLonger(data10, 200)){
const err21 = {instancePath:instancePath+"/allowed_applications/" + i2+"/name",schemaPath:"document#/components/schemas/ApplicationRule/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
data10 = data10.slice(0, 200).toWellFormed();
}
if(!(formats0(data10))){
const err22 = {instancePath:instancePath+"/allowed_applications/" + i2+"/name",schemaPath:"document#/components/schemas/ApplicationRule/properties/name/format",keyword:"format",params:{format: "text"}};
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
else {
const err23 = {instancePath:instancePath+"/allowed_applications/" + i2,schemaPath:"document#/components/schemas/ApplicationRule/type",keyword:"type",params:{type: "object"}};
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
const err24 = {instancePath:instancePath+"/allowed_applications",schemaPath:"#/properties/allowed_applications/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.denied_applications !== undefined){
let data11 = data.denied_applications;
if(Array.isArray(data11)){
if(data11.length > 100){
const err25 = {instancePath:instancePath+"/denied_applications",schemaPath:"#/properties/denied_applications/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
data11 = data11.slice(0, 100);
}
const len2 = data11.length;
const errorsBefore5 = errors;
for(let i3=0; i3<len2; i3++){
if(errors - errorsBefore5 >= 100) break;
let data12 = data11[i3];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.type === undefined){
const err26 = {instancePath:instancePath+"/denied_applications/" + i3,schemaPath:"document#/components/schemas/ApplicationRule/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data12.value === undefined){
const err27 = {instancePath:instancePath+"/denied_applications/" + i3,schemaPath:"document#/components/schemas/ApplicationRule/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const errorsBefore6 = errors;
for(const key1 in data12){
if(errors - errorsBefore6 >= 100) break;
if(!(((key1 === "type") || (key1 === "value")) || (key1 === "name"))){
const err28 = {instancePath:instancePath+"/denied_applications/" + i3,schemaPath:"document#/components/schemas/ApplicationRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data12.type !== undefined){
let data13 = data12.type;
if(typeof data13 !== "string"){
const err29 = {instancePath:instancePath+"/denied_applications/" + i3+"/type",schemaPath:"document#/components/schemas/ApplicationRule/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.choice(data13, schema7.properties.type.reads.choice);
if(data12 !== undefined){
data12["type"] = data13;
}
}
if(!((data13 === "host") || (data13 === "client_id"))){
const err30 = {instancePath:instancePath+"/denied_applications/" + i3+"/type",schemaPath:"document#/components/schemas/ApplicationRule/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data12.value !== undefined){
let data14 = data12.value;
if(typeof data14 === "string" && data14.length <= 9192){
data14 = readings.text(data14);
if(data12 !== undefined){
data12["value"] = data14;
}
}
if(typeof data14 === "string"){
if(data14.length > 2048 && readings.isLonger(data14, 2048)){
const err31 = {instancePath:instancePath+"/denied_applications/" + i3+"/value",schemaPath:"document#/components/schemas/ApplicationRule/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
data14 = data14.slice(0, 2048).toWellFormed();
}
if(data14 === ""){
const err32 = {instancePath:instancePath+"/denied_applications/" + i3+"/value",schemaPath:"document#/components/schemas/ApplicationRule/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats0(data14))){
const err33 = {instancePath:instancePath+"/denied_applications/" + i3+"/value",schemaPath:"document#/components/schemas/ApplicationRule/properties/value/format",keyword:"format",params:{format: "text"}};
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
const err34 = {instancePath:instancePath+"/denied_applications/" + i3+"/value",schemaPath:"document#/components/schemas/ApplicationRule/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.name !== undefined){
let data15 = data12.name;
if((typeof data15 !== "string") && (data15 !== null)){
const err35 = {instancePath:instancePath+"/denied_applications/" + i3+"/name",schemaPath:"document#/components/schemas/ApplicationRule/properties/name/type",keyword:"type",params:{type: schema7.properties.name.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data15 === "string" && data15.length <= 1800){
data15 = readings.text(data15);
if(data12 !== undefined){
data12["name"] = data15;
}
}
if(typeof data15 === "string"){
if(data15.length > 200 && readings.isLonger(data15, 200)){
const err36 = {instancePath:instancePath+"/denied_applications/" + i3+"/name",schemaPath:"document#/components/schemas/ApplicationRule/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
data15 = data15.slice(0, 200).toWellFormed();
}
if(!(formats0(data15))){
const err37 = {instancePath:instancePath+"/denied_applications/" + i3+"/name",schemaPath:"document#/components/schemas/ApplicationRule/properties/name/format",keyword:"format",params:{format: "text"}};
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
else {
const err38 = {instancePath:instancePath+"/denied_applications/" + i3,schemaPath:"document#/components/schemas/ApplicationRule/type",keyword:"type",params:{type: "object"}};
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
const err39 = {instancePath:instancePath+"/denied_applications",schemaPath:"#/properties/denied_applications/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.enterprise_managed !== undefined){
if(typeof data.enterprise_managed !== "boolean"){
const err40 = {instancePath:instancePath+"/enterprise_managed",schemaPath:"#/properties/enterprise_managed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.connection_calls_per_minute !== undefined){
let data17 = data.connection_calls_per_minute;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err41 = {instancePath:instancePath+"/connection_calls_per_minute",schemaPath:"#/properties/connection_calls_per_minute/type",keyword:"type",params:{type: schema5.properties.connection_calls_per_minute.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 60 || isNaN(data17)){
const err42 = {instancePath:instancePath+"/connection_calls_per_minute",schemaPath:"#/properties/connection_calls_per_minute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err43 = {instancePath:instancePath+"/connection_calls_per_minute",schemaPath:"#/properties/connection_calls_per_minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.organization_calls_per_minute !== undefined){
let data18 = data.organization_calls_per_minute;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
const err44 = {instancePath:instancePath+"/organization_calls_per_minute",schemaPath:"#/properties/organization_calls_per_minute/type",keyword:"type",params:{type: schema5.properties.organization_calls_per_minute.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 300 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/organization_calls_per_minute",schemaPath:"#/properties/organization_calls_per_minute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err46 = {instancePath:instancePath+"/organization_calls_per_minute",schemaPath:"#/properties/organization_calls_per_minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"__proto__":null,"enabled":true,"allowed_scopes":true,"allow_api_keys":true,"allow_dynamic_registration":true,"applications":true,"allowed_applications":true,"denied_applications":true,"enterprise_managed":true,"connection_calls_per_minute":true,"organization_calls_per_minute":true},"dynamicProps":false,"dynamicItems":false};


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
if((((((((((((((key0 !== "service_limits") && (key0 !== "version")) && (key0 !== "updated_at")) && (key0 !== "updated_by")) && (key0 !== "enabled")) && (key0 !== "allowed_scopes")) && (key0 !== "allow_api_keys")) && (key0 !== "allow_dynamic_registration")) && (key0 !== "applications")) && (key0 !== "allowed_applications")) && (key0 !== "denied_applications")) && (key0 !== "enterprise_managed")) && (key0 !== "connection_calls_per_minute")) && (key0 !== "organization_calls_per_minute")){
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

