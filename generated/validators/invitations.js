// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const invitations_accept_parameters = validate0;
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

export const invitations_accept_body = validate1;
const schema1 = {"$ref":"document#/components/schemas/InvitationAccept"};
const schema3 = {"type":"object","required":["token","password"],"properties":{"token":{"$ref":"document#/components/schemas/OneTimeToken"},"password":{"$ref":"document#/components/schemas/Password"},"first_name":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"last_name":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"locale":{"$ref":"document#/components/schemas/Locale"},"timezone":{"$ref":"document#/components/schemas/Timezone"}},"additionalProperties":false};
const schema4 = {"type":"string","pattern":"^[A-Za-z0-9_-]{20,100}$","format":"text","reads":"text"};
const schema5 = {"type":"string","minLength":8,"maxLength":256,"format":"text","reads":"text"};
const schema6 = {"type":"string","enum":["en","fr"],"reads":{"choice":["en","fr"]}};
const schema7 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};
const formats0 = formats.text;
const formats8 = formats.timezone;
const pattern0 = new RegExp("^[A-Za-z0-9_-]{20,100}$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
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
if(!((((((key0 === "token") || (key0 === "password")) || (key0 === "first_name")) || (key0 === "last_name")) || (key0 === "locale")) || (key0 === "timezone"))){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["token"] = data0;
}
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/OneTimeToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{20,100}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/OneTimeToken/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/OneTimeToken/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string" && data1.length <= 2024){
data1 = readings.text(data1);
if(data !== undefined){
data["password"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 256 && readings.isLonger(data1, 256)){
const err6 = {instancePath:instancePath+"/password",schemaPath:"document#/components/schemas/Password/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data1 = data1.slice(0, 256).toWellFormed();
}
if(data1.length < 2 * 8 && readings.isShorter(data1, 8)){
const err7 = {instancePath:instancePath+"/password",schemaPath:"document#/components/schemas/Password/minLength",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0(data1))){
const err8 = {instancePath:instancePath+"/password",schemaPath:"document#/components/schemas/Password/format",keyword:"format",params:{format: "text"}};
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
const err9 = {instancePath:instancePath+"/password",schemaPath:"document#/components/schemas/Password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.first_name !== undefined){
let data2 = data.first_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema3.properties.first_name.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 1400){
data2 = readings.text(data2);
if(data !== undefined){
data["first_name"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 100 && readings.isLonger(data2, 100)){
const err11 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
data2 = data2.slice(0, 100).toWellFormed();
}
if(!(formats0(data2))){
const err12 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/format",keyword:"format",params:{format: "text"}};
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
if(data.last_name !== undefined){
let data3 = data.last_name;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema3.properties.last_name.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 === "string" && data3.length <= 1400){
data3 = readings.text(data3);
if(data !== undefined){
data["last_name"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 100 && readings.isLonger(data3, 100)){
const err14 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data3 = data3.slice(0, 100).toWellFormed();
}
if(!(formats0(data3))){
const err15 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/format",keyword:"format",params:{format: "text"}};
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
if(data.locale !== undefined){
let data4 = data.locale;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/locale",schemaPath:"document#/components/schemas/Locale/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema6.reads.choice);
if(data !== undefined){
data["locale"] = data4;
}
}
if(!((data4 === "en") || (data4 === "fr"))){
const err17 = {instancePath:instancePath+"/locale",schemaPath:"document#/components/schemas/Locale/enum",keyword:"enum",params:{allowedValues: schema6.enum}};
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
let data5 = data.timezone;
if(typeof data5 === "string" && data5.length <= 1400){
data5 = readings.text(data5);
if(data !== undefined){
data["timezone"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 100 && readings.isLonger(data5, 100)){
const err18 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data5 = data5.slice(0, 100).toWellFormed();
}
if(!(formats8(data5))){
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
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

