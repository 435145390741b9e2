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
for(const key0 in data){
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
for(const key0 in data){
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
const schema4 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/AiPolicyFields"}],"unevaluatedProperties":false,"properties":{"version":{},"updated_at":{},"updated_by":{}}};
const schema5 = {"type":"object","properties":{"enabled":{"type":"boolean"},"allowed_scopes":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/McpScope"}},"allow_api_keys":{"type":"boolean"},"allow_dynamic_registration":{"type":"boolean"}}};
const schema6 = {"type":"string","enum":["crm:read","crm:write","booking:read","booking:write"],"reads":{"choice":["crm:read","crm:write","booking:read","booking:write"]}};
const func0 = func0_module.default;

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
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"__proto__":null,"enabled":true,"allowed_scopes":true,"allow_api_keys":true,"allow_dynamic_registration":true},"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(((((((key0 !== "version") && (key0 !== "updated_at")) && (key0 !== "updated_by")) && (key0 !== "enabled")) && (key0 !== "allowed_scopes")) && (key0 !== "allow_api_keys")) && (key0 !== "allow_dynamic_registration")){
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

