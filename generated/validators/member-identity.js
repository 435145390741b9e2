// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const memberIdentity_delete_parameters = validate0;
const schema0 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};
const schema2 = {"type":"string","format":"uuid","reads":"text"};
const formats0 = formats.uuid;

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
const errorsBefore0 = errors;
for(const key0 in data){
if(errors - errorsBefore0 >= 100) break;
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
if(!(formats0(data0))){
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

