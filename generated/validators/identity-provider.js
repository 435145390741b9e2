// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func0_module from "ajv/dist/runtime/equal.js";
export const identityProvider_get_parameters = validate0;
const schema0 = {"type":"object","properties":{"fields":{"type":"array","minItems":1,"maxItems":18,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/IdentityProviderFieldName"}}},"required":[],"additionalProperties":false};
const schema2 = {"type":"string","enum":["client_secret_set","redirect_uri","id","version","created_at","updated_at","created_by","updated_by","deleted_at","issuer","client_id","scopes","groups_claim","group_roles","default_role","just_in_time","enforced","enabled"],"reads":{"choice":["client_secret_set","redirect_uri","id","version","created_at","updated_at","created_by","updated_by","deleted_at","issuer","client_id","scopes","groups_claim","group_roles","default_role","just_in_time","enforced","enabled"]}};
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
if(data0.length > 18){
const err1 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 18}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data0 = data0.slice(0, 18);
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
const err3 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/IdentityProviderFieldName/type",keyword:"type",params:{type: "string"}};
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
if(!((((((((((((((((((data1 === "client_secret_set") || (data1 === "redirect_uri")) || (data1 === "id")) || (data1 === "version")) || (data1 === "created_at")) || (data1 === "updated_at")) || (data1 === "created_by")) || (data1 === "updated_by")) || (data1 === "deleted_at")) || (data1 === "issuer")) || (data1 === "client_id")) || (data1 === "scopes")) || (data1 === "groups_claim")) || (data1 === "group_roles")) || (data1 === "default_role")) || (data1 === "just_in_time")) || (data1 === "enforced")) || (data1 === "enabled"))){
const err4 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/IdentityProviderFieldName/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
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

export const identityProvider_update_parameters = validate2;
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

export const identityProvider_update_body = validate3;
const schema4 = {"$ref":"document#/components/schemas/IdentityProviderUpdate"};
const schema5 = {"type":"object","minProperties":1,"allOf":[{"$ref":"document#/components/schemas/IdentityProviderFields"}],"properties":{"id":{},"client_secret":{"type":["string","null"],"minLength":1,"maxLength":1000,"format":"text","reads":"text"},"client_secret_set":{},"redirect_uri":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}},"unevaluatedProperties":false};
const schema6 = {"type":"object","properties":{"issuer":{"type":"string","minLength":1,"maxLength":500,"format":"text","reads":"text"},"client_id":{"type":"string","minLength":1,"maxLength":255,"format":"text","reads":"text"},"scopes":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[!#-\\[\\]-~]+$","format":"text","reads":"text"}},"groups_claim":{"type":["string","null"],"minLength":1,"maxLength":200,"format":"text","reads":"text"},"group_roles":{"type":"array","maxItems":100,"items":{"$ref":"document#/components/schemas/GroupRole"}},"default_role":{"oneOf":[{"$ref":"document#/components/schemas/RoleName"},{"type":"null"}]},"just_in_time":{"type":"boolean"},"enforced":{"type":"boolean"},"enabled":{"type":"boolean"}}};
const schema8 = {"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"};
const formats0 = formats.text;
const pattern0 = new RegExp("^[!#-\\[\\]-~]+$", "u");
const schema7 = {"type":"object","required":["group","role"],"properties":{"group":{"type":"string","minLength":1,"maxLength":255,"format":"text","reads":"text"},"role":{"$ref":"document#/components/schemas/RoleName"}},"additionalProperties":false};

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
if(data.group === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"}};
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
const errorsBefore3 = errors;
for(const key0 in data){
if(errors - errorsBefore3 >= 100) break;
if(!((key0 === "group") || (key0 === "role"))){
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
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 === "string" && data0.length <= 2020){
data0 = readings.text(data0);
if(data !== undefined){
data["group"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 255 && readings.isLonger(data0, 255)){
const err3 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
data0 = data0.slice(0, 255).toWellFormed();
}
if(data0 === ""){
const err4 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data0))){
const err5 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 === "string" && data1.length <= 1400){
data1 = readings.text(data1);
if(data !== undefined){
data["role"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err7 = {instancePath:instancePath+"/role",schemaPath:"document#/components/schemas/RoleName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(data1 === ""){
const err8 = {instancePath:instancePath+"/role",schemaPath:"document#/components/schemas/RoleName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0(data1))){
const err9 = {instancePath:instancePath+"/role",schemaPath:"document#/components/schemas/RoleName/format",keyword:"format",params:{format: "text"}};
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
const err10 = {instancePath:instancePath+"/role",schemaPath:"document#/components/schemas/RoleName/type",keyword:"type",params:{type: "string"}};
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
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.issuer !== undefined){
let data0 = data.issuer;
if(typeof data0 === "string" && data0.length <= 3000){
data0 = readings.text(data0);
if(data !== undefined){
data["issuer"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 500 && readings.isLonger(data0, 500)){
const err0 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 500).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.client_id !== undefined){
let data1 = data.client_id;
if(typeof data1 === "string" && data1.length <= 2020){
data1 = readings.text(data1);
if(data !== undefined){
data["client_id"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 255 && readings.isLonger(data1, 255)){
const err4 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 255).toWellFormed();
}
if(data1 === ""){
const err5 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/format",keyword:"format",params:{format: "text"}};
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
const err7 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.scopes !== undefined){
let data2 = data.scopes;
if(Array.isArray(data2)){
if(data2.length > 20){
const err8 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
data2 = data2.slice(0, 20);
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
const errorsBefore4 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore4 >= 100) break;
let data3 = data2[i0];
if(typeof data3 === "string" && data3.length <= 1400){
data3 = readings.text(data3);
if(data2 !== undefined){
data2[i0] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 100 && readings.isLonger(data3, 100)){
const err10 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data3 = data3.slice(0, 100).toWellFormed();
}
if(data3 === ""){
const err11 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data3)){
const err12 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{pattern: "^[!#-\\[\\]-~]+$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0(data3))){
const err13 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/format",keyword:"format",params:{format: "text"}};
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
const err14 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.groups_claim !== undefined){
let data4 = data.groups_claim;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/groups_claim",schemaPath:"#/properties/groups_claim/type",keyword:"type",params:{type: schema6.properties.groups_claim.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 === "string" && data4.length <= 1800){
data4 = readings.text(data4);
if(data !== undefined){
data["groups_claim"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 200 && readings.isLonger(data4, 200)){
const err18 = {instancePath:instancePath+"/groups_claim",schemaPath:"#/properties/groups_claim/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data4 = data4.slice(0, 200).toWellFormed();
}
if(data4 === ""){
const err19 = {instancePath:instancePath+"/groups_claim",schemaPath:"#/properties/groups_claim/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0(data4))){
const err20 = {instancePath:instancePath+"/groups_claim",schemaPath:"#/properties/groups_claim/format",keyword:"format",params:{format: "text"}};
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
if(data.group_roles !== undefined){
let data5 = data.group_roles;
if(Array.isArray(data5)){
if(data5.length > 100){
const err21 = {instancePath:instancePath+"/group_roles",schemaPath:"#/properties/group_roles/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
data5 = data5.slice(0, 100);
}
const len1 = data5.length;
const errorsBefore5 = errors;
for(let i2=0; i2<len1; i2++){
if(errors - errorsBefore5 >= 100) break;
if(!(validate6(data5[i2], {instancePath:instancePath+"/group_roles/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/group_roles",schemaPath:"#/properties/group_roles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.default_role !== undefined){
let data7 = data.default_role;
const _errs15 = errors;
let valid6 = false;
let passing0 = null;
const _errs16 = errors;
if(typeof data7 === "string" && data7.length <= 1400){
data7 = readings.text(data7);
if(data !== undefined){
data["default_role"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 100 && readings.isLonger(data7, 100)){
const err23 = {instancePath:instancePath+"/default_role",schemaPath:"document#/components/schemas/RoleName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
data7 = data7.slice(0, 100).toWellFormed();
}
if(data7 === ""){
const err24 = {instancePath:instancePath+"/default_role",schemaPath:"document#/components/schemas/RoleName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats0(data7))){
const err25 = {instancePath:instancePath+"/default_role",schemaPath:"document#/components/schemas/RoleName/format",keyword:"format",params:{format: "text"}};
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
const err26 = {instancePath:instancePath+"/default_role",schemaPath:"document#/components/schemas/RoleName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data7 !== null){
const err27 = {instancePath:instancePath+"/default_role",schemaPath:"#/properties/default_role/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err28 = {instancePath:instancePath+"/default_role",schemaPath:"#/properties/default_role/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.just_in_time !== undefined){
if(typeof data.just_in_time !== "boolean"){
const err29 = {instancePath:instancePath+"/just_in_time",schemaPath:"#/properties/just_in_time/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.enforced !== undefined){
if(typeof data.enforced !== "boolean"){
const err30 = {instancePath:instancePath+"/enforced",schemaPath:"#/properties/enforced/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err31 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"__proto__":null,"issuer":true,"client_id":true,"scopes":true,"groups_claim":true,"group_roles":true,"default_role":true,"just_in_time":true,"enforced":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};


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
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_secret !== undefined){
let data0 = data.client_secret;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: schema5.properties.client_secret.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string" && data0.length <= 5000){
data0 = readings.text(data0);
if(data !== undefined){
data["client_secret"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 1000 && readings.isLonger(data0, 1000)){
const err2 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 1000).toWellFormed();
}
if(data0 === ""){
const err3 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/format",keyword:"format",params:{format: "text"}};
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
const errorsBefore6 = errors;
for(const key0 in data){
if(errors - errorsBefore6 >= 100) break;
if(((((((((((((((((((key0 !== "id") && (key0 !== "client_secret")) && (key0 !== "client_secret_set")) && (key0 !== "redirect_uri")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "issuer")) && (key0 !== "client_id")) && (key0 !== "scopes")) && (key0 !== "groups_claim")) && (key0 !== "group_roles")) && (key0 !== "default_role")) && (key0 !== "just_in_time")) && (key0 !== "enforced")) && (key0 !== "enabled")){
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

export const identityProvider_delete_parameters = validate10;
const schema10 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore7 = errors;
for(const key0 in data){
if(errors - errorsBefore7 >= 100) break;
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

export const identityProvider_test_parameters = validate11;
const schema11 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

