// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const session_create_parameters = validate0;
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

export const session_create_body = validate1;
const schema1 = {"$ref":"document#/components/schemas/SessionCreate"};
const schema3 = {"type":"object","required":["email","password"],"properties":{"email":{"$ref":"document#/components/schemas/Email"},"password":{"type":"string","minLength":1,"maxLength":256,"format":"text","reads":"text"},"code":{"$ref":"document#/components/schemas/SecondFactorCode"}},"additionalProperties":false};
const schema4 = {"type":"string","format":"email","maxLength":254,"reads":"email"};
const schema5 = {"type":"string","minLength":6,"maxLength":40,"format":"text","reads":"text"};
const formats0 = formats.email;
const formats2 = formats.text;

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
if(!(((key0 === "email") || (key0 === "password")) || (key0 === "code"))){
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
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string" && data0.length <= 2016){
data0 = readings.email(data0);
if(data !== undefined){
data["email"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 254 && readings.isLonger(data0, 254)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
data0 = data0.slice(0, 254).toWellFormed();
}
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/format",keyword:"format",params:{format: "email"}};
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
const err5 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data1 = data1.slice(0, 256).toWellFormed();
}
if(data1 === ""){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats2(data1))){
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/format",keyword:"format",params:{format: "text"}};
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
const err9 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string" && data2.length <= 1160){
data2 = readings.text(data2);
if(data !== undefined){
data["code"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 40 && readings.isLonger(data2, 40)){
const err10 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data2 = data2.slice(0, 40).toWellFormed();
}
if(data2.length < 2 * 6 && readings.isShorter(data2, 6)){
const err11 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/minLength",keyword:"minLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats2(data2))){
const err12 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/format",keyword:"format",params:{format: "text"}};
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
const err13 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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

export const session_delete_parameters = validate5;
const schema6 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_confirm_parameters = validate6;
const schema7 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_confirm_body = validate7;
const schema8 = {"$ref":"document#/components/schemas/SessionConfirm"};
const schema9 = {"type":"object","properties":{"password":{"type":"string","minLength":1,"maxLength":256,"format":"text","reads":"text"},"code":{"$ref":"document#/components/schemas/SecondFactorCode"},"passkey":{"$ref":"document#/components/schemas/PasskeyAssertion"}},"additionalProperties":false,"oneRequired":["password","code","passkey"]};
const schema11 = {"type":"object","required":["challenge","response"],"properties":{"challenge":{"$ref":"document#/components/schemas/OneTimeToken"},"response":{"$ref":"document#/components/schemas/WebAuthnResponse"}},"additionalProperties":false};
const schema12 = {"type":"string","pattern":"^[A-Za-z0-9_-]{20,100}$","format":"text","reads":"text"};
const pattern0 = new RegExp("^[A-Za-z0-9_-]{20,100}$", "u");
const schema13 = {"type":"object","required":["id","rawId","type","response"],"properties":{"id":{"$ref":"document#/components/schemas/Base64Url"},"type":{"type":"string","enum":["public-key"],"reads":{"choice":["public-key"]}},"rawId":{"$ref":"document#/components/schemas/Base64Url"},"authenticatorAttachment":{"type":["string","null"],"maxLength":30,"format":"text","reads":"text"},"clientExtensionResults":{"type":"object","maxProperties":20,"additionalProperties":{"$ref":"document#/components/schemas/WebAuthnExtensionResult"}},"response":{"type":"object","required":["clientDataJSON"],"properties":{"clientDataJSON":{"$ref":"document#/components/schemas/Base64Url"},"attestationObject":{"$ref":"document#/components/schemas/Base64Url"},"authenticatorData":{"$ref":"document#/components/schemas/Base64Url"},"signature":{"$ref":"document#/components/schemas/Base64Url"},"userHandle":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"},"publicKey":{"$ref":"document#/components/schemas/Base64Url"},"publicKeyAlgorithm":{"type":"integer","minimum":-100000,"maximum":100000},"transports":{"type":"array","maxItems":10,"items":{"type":"string","maxLength":30,"format":"text","reads":"text"}}},"additionalProperties":false}},"additionalProperties":false};
const schema14 = {"type":"string","minLength":1,"maxLength":65536,"pattern":"^[A-Za-z0-9_-]+$","format":"text","reads":"text"};
const schema16 = {"type":["boolean","number","string","object","null"],"maxLength":10000,"maxProperties":20,"additionalProperties":{"type":["boolean","number","string","object","null"],"maxLength":10000,"maxProperties":20,"additionalProperties":{"type":["boolean","number","string","null"],"maxLength":10000,"format":"text","reads":"text"},"format":"text","reads":"text"},"format":"text","reads":"text"};
const pattern1 = new RegExp("^[A-Za-z0-9_-]+$", "u");

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
if(data.rawId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rawId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.response === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const errorsBefore4 = errors;
for(const key0 in data){
if(errors - errorsBefore4 >= 100) break;
if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "rawId")) || (key0 === "authenticatorAttachment")) || (key0 === "clientExtensionResults")) || (key0 === "response"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string" && data0.length <= 263144){
data0 = readings.text(data0);
if(data !== undefined){
data["id"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 65536 && readings.isLonger(data0, 65536)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Base64Url/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data0 = data0.slice(0, 65536).toWellFormed();
}
if(data0 === ""){
const err6 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Base64Url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1.test(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats2(data0))){
const err8 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Base64Url/format",keyword:"format",params:{format: "text"}};
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
const err9 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Base64Url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema13.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data1;
}
}
if(!(data1 === "public-key")){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.rawId !== undefined){
let data2 = data.rawId;
if(typeof data2 === "string" && data2.length <= 263144){
data2 = readings.text(data2);
if(data !== undefined){
data["rawId"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 65536 && readings.isLonger(data2, 65536)){
const err12 = {instancePath:instancePath+"/rawId",schemaPath:"document#/components/schemas/Base64Url/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
data2 = data2.slice(0, 65536).toWellFormed();
}
if(data2 === ""){
const err13 = {instancePath:instancePath+"/rawId",schemaPath:"document#/components/schemas/Base64Url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern1.test(data2)){
const err14 = {instancePath:instancePath+"/rawId",schemaPath:"document#/components/schemas/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats2(data2))){
const err15 = {instancePath:instancePath+"/rawId",schemaPath:"document#/components/schemas/Base64Url/format",keyword:"format",params:{format: "text"}};
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
const err16 = {instancePath:instancePath+"/rawId",schemaPath:"document#/components/schemas/Base64Url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.authenticatorAttachment !== undefined){
let data3 = data.authenticatorAttachment;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/authenticatorAttachment",schemaPath:"#/properties/authenticatorAttachment/type",keyword:"type",params:{type: schema13.properties.authenticatorAttachment.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data3 === "string" && data3.length <= 1120){
data3 = readings.text(data3);
if(data !== undefined){
data["authenticatorAttachment"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 30 && readings.isLonger(data3, 30)){
const err18 = {instancePath:instancePath+"/authenticatorAttachment",schemaPath:"#/properties/authenticatorAttachment/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data3 = data3.slice(0, 30).toWellFormed();
}
if(!(formats2(data3))){
const err19 = {instancePath:instancePath+"/authenticatorAttachment",schemaPath:"#/properties/authenticatorAttachment/format",keyword:"format",params:{format: "text"}};
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
if(data.clientExtensionResults !== undefined){
let data4 = data.clientExtensionResults;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 20){
const err20 = {instancePath:instancePath+"/clientExtensionResults",schemaPath:"#/properties/clientExtensionResults/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const errorsBefore5 = errors;
for(const key1 in data4){
if(errors - errorsBefore5 >= 100) break;
let data5 = data4[key1];
if(((((typeof data5 !== "boolean") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "string")) && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))) && (data5 !== null)){
const err21 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/type",keyword:"type",params:{type: schema16.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 41000){
data5 = readings.text(data5);
if(data4 !== undefined){
data4[key1] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 10000 && readings.isLonger(data5, 10000)){
const err22 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
data5 = data5.slice(0, 10000).toWellFormed();
}
if(!(formats2(data5))){
const err23 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 20){
const err24 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const errorsBefore6 = errors;
for(const key2 in data5){
if(errors - errorsBefore6 >= 100) break;
let data6 = data5[key2];
if(((((typeof data6 !== "boolean") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "string")) && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))) && (data6 !== null)){
const err25 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/additionalProperties/type",keyword:"type",params:{type: schema16.additionalProperties.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 41000){
data6 = readings.text(data6);
if(data5 !== undefined){
data5[key2] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 10000 && readings.isLonger(data6, 10000)){
const err26 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
data6 = data6.slice(0, 10000).toWellFormed();
}
if(!(formats2(data6))){
const err27 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/additionalProperties/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 20){
const err28 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const errorsBefore7 = errors;
for(const key3 in data6){
if(errors - errorsBefore7 >= 100) break;
let data7 = data6[key3];
if((((typeof data7 !== "boolean") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "string")) && (data7 !== null)){
const err29 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema16.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data7 === "string" && data7.length <= 41000){
data7 = readings.text(data7);
if(data6 !== undefined){
data6[key3] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 10000 && readings.isLonger(data7, 10000)){
const err30 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/additionalProperties/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
data7 = data7.slice(0, 10000).toWellFormed();
}
if(!(formats2(data7))){
const err31 = {instancePath:instancePath+"/clientExtensionResults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/WebAuthnExtensionResult/additionalProperties/additionalProperties/format",keyword:"format",params:{format: "text"}};
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
}
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/clientExtensionResults",schemaPath:"#/properties/clientExtensionResults/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.response !== undefined){
let data8 = data.response;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.clientDataJSON === undefined){
const err33 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "clientDataJSON"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const errorsBefore8 = errors;
for(const key4 in data8){
if(errors - errorsBefore8 >= 100) break;
if(!((((((((key4 === "clientDataJSON") || (key4 === "attestationObject")) || (key4 === "authenticatorData")) || (key4 === "signature")) || (key4 === "userHandle")) || (key4 === "publicKey")) || (key4 === "publicKeyAlgorithm")) || (key4 === "transports"))){
const err34 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.clientDataJSON !== undefined){
let data9 = data8.clientDataJSON;
if(typeof data9 === "string" && data9.length <= 263144){
data9 = readings.text(data9);
if(data8 !== undefined){
data8["clientDataJSON"] = data9;
}
}
if(typeof data9 === "string"){
if(data9.length > 65536 && readings.isLonger(data9, 65536)){
const err35 = {instancePath:instancePath+"/response/clientDataJSON",schemaPath:"document#/components/schemas/Base64Url/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
data9 = data9.slice(0, 65536).toWellFormed();
}
if(data9 === ""){
const err36 = {instancePath:instancePath+"/response/clientDataJSON",schemaPath:"document#/components/schemas/Base64Url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern1.test(data9)){
const err37 = {instancePath:instancePath+"/response/clientDataJSON",schemaPath:"document#/components/schemas/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats2(data9))){
const err38 = {instancePath:instancePath+"/response/clientDataJSON",schemaPath:"document#/components/schemas/Base64Url/format",keyword:"format",params:{format: "text"}};
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
const err39 = {instancePath:instancePath+"/response/clientDataJSON",schemaPath:"document#/components/schemas/Base64Url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data8.attestationObject !== undefined){
let data10 = data8.attestationObject;
if(typeof data10 === "string" && data10.length <= 263144){
data10 = readings.text(data10);
if(data8 !== undefined){
data8["attestationObject"] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 65536 && readings.isLonger(data10, 65536)){
const err40 = {instancePath:instancePath+"/response/attestationObject",schemaPath:"document#/components/schemas/Base64Url/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
data10 = data10.slice(0, 65536).toWellFormed();
}
if(data10 === ""){
const err41 = {instancePath:instancePath+"/response/attestationObject",schemaPath:"document#/components/schemas/Base64Url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern1.test(data10)){
const err42 = {instancePath:instancePath+"/response/attestationObject",schemaPath:"document#/components/schemas/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(formats2(data10))){
const err43 = {instancePath:instancePath+"/response/attestationObject",schemaPath:"document#/components/schemas/Base64Url/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/response/attestationObject",schemaPath:"document#/components/schemas/Base64Url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data8.authenticatorData !== undefined){
let data11 = data8.authenticatorData;
if(typeof data11 === "string" && data11.length <= 263144){
data11 = readings.text(data11);
if(data8 !== undefined){
data8["authenticatorData"] = data11;
}
}
if(typeof data11 === "string"){
if(data11.length > 65536 && readings.isLonger(data11, 65536)){
const err45 = {instancePath:instancePath+"/response/authenticatorData",schemaPath:"document#/components/schemas/Base64Url/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
data11 = data11.slice(0, 65536).toWellFormed();
}
if(data11 === ""){
const err46 = {instancePath:instancePath+"/response/authenticatorData",schemaPath:"document#/components/schemas/Base64Url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!pattern1.test(data11)){
const err47 = {instancePath:instancePath+"/response/authenticatorData",schemaPath:"document#/components/schemas/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(formats2(data11))){
const err48 = {instancePath:instancePath+"/response/authenticatorData",schemaPath:"document#/components/schemas/Base64Url/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/response/authenticatorData",schemaPath:"document#/components/schemas/Base64Url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data8.signature !== undefined){
let data12 = data8.signature;
if(typeof data12 === "string" && data12.length <= 263144){
data12 = readings.text(data12);
if(data8 !== undefined){
data8["signature"] = data12;
}
}
if(typeof data12 === "string"){
if(data12.length > 65536 && readings.isLonger(data12, 65536)){
const err50 = {instancePath:instancePath+"/response/signature",schemaPath:"document#/components/schemas/Base64Url/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
data12 = data12.slice(0, 65536).toWellFormed();
}
if(data12 === ""){
const err51 = {instancePath:instancePath+"/response/signature",schemaPath:"document#/components/schemas/Base64Url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!pattern1.test(data12)){
const err52 = {instancePath:instancePath+"/response/signature",schemaPath:"document#/components/schemas/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(formats2(data12))){
const err53 = {instancePath:instancePath+"/response/signature",schemaPath:"document#/components/schemas/Base64Url/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/response/signature",schemaPath:"document#/components/schemas/Base64Url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data8.userHandle !== undefined){
let data13 = data8.userHandle;
if((typeof data13 !== "string") && (data13 !== null)){
const err55 = {instancePath:instancePath+"/response/userHandle",schemaPath:"#/properties/response/properties/userHandle/type",keyword:"type",params:{type: schema13.properties.response.properties.userHandle.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data13 === "string" && data13.length <= 1800){
data13 = readings.text(data13);
if(data8 !== undefined){
data8["userHandle"] = data13;
}
}
if(typeof data13 === "string"){
if(data13.length > 200 && readings.isLonger(data13, 200)){
const err56 = {instancePath:instancePath+"/response/userHandle",schemaPath:"#/properties/response/properties/userHandle/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
data13 = data13.slice(0, 200).toWellFormed();
}
if(!(formats2(data13))){
const err57 = {instancePath:instancePath+"/response/userHandle",schemaPath:"#/properties/response/properties/userHandle/format",keyword:"format",params:{format: "text"}};
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
if(data8.publicKey !== undefined){
let data14 = data8.publicKey;
if(typeof data14 === "string" && data14.length <= 263144){
data14 = readings.text(data14);
if(data8 !== undefined){
data8["publicKey"] = data14;
}
}
if(typeof data14 === "string"){
if(data14.length > 65536 && readings.isLonger(data14, 65536)){
const err58 = {instancePath:instancePath+"/response/publicKey",schemaPath:"document#/components/schemas/Base64Url/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
data14 = data14.slice(0, 65536).toWellFormed();
}
if(data14 === ""){
const err59 = {instancePath:instancePath+"/response/publicKey",schemaPath:"document#/components/schemas/Base64Url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!pattern1.test(data14)){
const err60 = {instancePath:instancePath+"/response/publicKey",schemaPath:"document#/components/schemas/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!(formats2(data14))){
const err61 = {instancePath:instancePath+"/response/publicKey",schemaPath:"document#/components/schemas/Base64Url/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/response/publicKey",schemaPath:"document#/components/schemas/Base64Url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data8.publicKeyAlgorithm !== undefined){
let data15 = data8.publicKeyAlgorithm;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err63 = {instancePath:instancePath+"/response/publicKeyAlgorithm",schemaPath:"#/properties/response/properties/publicKeyAlgorithm/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100000 || isNaN(data15)){
const err64 = {instancePath:instancePath+"/response/publicKeyAlgorithm",schemaPath:"#/properties/response/properties/publicKeyAlgorithm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data15 < -100000 || isNaN(data15)){
const err65 = {instancePath:instancePath+"/response/publicKeyAlgorithm",schemaPath:"#/properties/response/properties/publicKeyAlgorithm/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100000}};
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
if(data8.transports !== undefined){
let data16 = data8.transports;
if(Array.isArray(data16)){
if(data16.length > 10){
const err66 = {instancePath:instancePath+"/response/transports",schemaPath:"#/properties/response/properties/transports/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
data16 = data16.slice(0, 10);
}
const len0 = data16.length;
const errorsBefore9 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore9 >= 100) break;
let data17 = data16[i0];
if(typeof data17 === "string" && data17.length <= 1120){
data17 = readings.text(data17);
if(data16 !== undefined){
data16[i0] = data17;
}
}
if(typeof data17 === "string"){
if(data17.length > 30 && readings.isLonger(data17, 30)){
const err67 = {instancePath:instancePath+"/response/transports/" + i0,schemaPath:"#/properties/response/properties/transports/items/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
data17 = data17.slice(0, 30).toWellFormed();
}
if(!(formats2(data17))){
const err68 = {instancePath:instancePath+"/response/transports/" + i0,schemaPath:"#/properties/response/properties/transports/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/response/transports/" + i0,schemaPath:"#/properties/response/properties/transports/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/response/transports",schemaPath:"#/properties/response/properties/transports/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.challenge === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.response === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore10 = errors;
for(const key0 in data){
if(errors - errorsBefore10 >= 100) break;
if(!((key0 === "challenge") || (key0 === "response"))){
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
if(data.challenge !== undefined){
let data0 = data.challenge;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["challenge"] = data0;
}
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/challenge",schemaPath:"document#/components/schemas/OneTimeToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{20,100}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats2(data0))){
const err4 = {instancePath:instancePath+"/challenge",schemaPath:"document#/components/schemas/OneTimeToken/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/challenge",schemaPath:"document#/components/schemas/OneTimeToken/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.response !== undefined){
if(!(validate10(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const errorsBefore11 = errors;
for(const key0 in data){
if(errors - errorsBefore11 >= 100) break;
if(!(((key0 === "password") || (key0 === "code")) || (key0 === "passkey"))){
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
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string" && data0.length <= 2024){
data0 = readings.text(data0);
if(data !== undefined){
data["password"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 256 && readings.isLonger(data0, 256)){
const err1 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data0 = data0.slice(0, 256).toWellFormed();
}
if(data0 === ""){
const err2 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string" && data1.length <= 1160){
data1 = readings.text(data1);
if(data !== undefined){
data["code"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 40 && readings.isLonger(data1, 40)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 40).toWellFormed();
}
if(data1.length < 2 * 6 && readings.isShorter(data1, 6)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/minLength",keyword:"minLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
const err7 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/format",keyword:"format",params:{format: "text"}};
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
const err8 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.passkey !== undefined){
if(!(validate9(data.passkey, {instancePath:instancePath+"/passkey",parentData:data,parentDataProperty:"passkey",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if((((data.password === undefined || data.password === null || data.password === "")) && ((data.code === undefined || data.code === null || data.code === ""))) && ((data.passkey === undefined || data.passkey === null || data.passkey === ""))){
const err9 = {instancePath,schemaPath:"#/oneRequired",keyword:"oneRequired",params:{choice: "password, code, passkey", last: "passkey"}};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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

export const session_createWithPasskey_parameters = validate14;
const schema22 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_createWithPasskey_body = validate15;
const schema23 = {"$ref":"document#/components/schemas/PasskeyAssertion"};

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
if(data.challenge === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.response === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore13 = errors;
for(const key0 in data){
if(errors - errorsBefore13 >= 100) break;
if(!((key0 === "challenge") || (key0 === "response"))){
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
if(data.challenge !== undefined){
let data0 = data.challenge;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["challenge"] = data0;
}
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/challenge",schemaPath:"document#/components/schemas/OneTimeToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{20,100}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats2(data0))){
const err4 = {instancePath:instancePath+"/challenge",schemaPath:"document#/components/schemas/OneTimeToken/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/challenge",schemaPath:"document#/components/schemas/OneTimeToken/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.response !== undefined){
if(!(validate10(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_passkeyOptions_parameters = validate19;
const schema26 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore14 = errors;
for(const key0 in data){
if(errors - errorsBefore14 >= 100) break;
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
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_passkeyOptions_body = validate20;
const schema27 = {"$ref":"document#/components/schemas/PasskeyOptionsCreate"};
const schema28 = {"type":"object","properties":{"sign_in":{"$ref":"document#/components/schemas/OneTimeToken"}},"additionalProperties":false};

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
const errorsBefore15 = errors;
for(const key0 in data){
if(errors - errorsBefore15 >= 100) break;
if(!(key0 === "sign_in")){
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
if(data.sign_in !== undefined){
let data0 = data.sign_in;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["sign_in"] = data0;
}
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/sign_in",schemaPath:"document#/components/schemas/OneTimeToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{20,100}$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/sign_in",schemaPath:"document#/components/schemas/OneTimeToken/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/sign_in",schemaPath:"document#/components/schemas/OneTimeToken/type",keyword:"type",params:{type: "string"}};
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
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_verify_parameters = validate23;
const schema30 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore16 = errors;
for(const key0 in data){
if(errors - errorsBefore16 >= 100) break;
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

export const session_verify_body = validate24;
const schema31 = {"$ref":"document#/components/schemas/SecondFactorVerify"};
const schema32 = {"type":"object","required":["challenge"],"properties":{"challenge":{"$ref":"document#/components/schemas/OneTimeToken"},"code":{"$ref":"document#/components/schemas/SecondFactorCode"},"passkey":{"$ref":"document#/components/schemas/PasskeyAssertion"}},"additionalProperties":false,"oneRequired":["code","passkey"]};

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
if(data.challenge === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore17 = errors;
for(const key0 in data){
if(errors - errorsBefore17 >= 100) break;
if(!(((key0 === "challenge") || (key0 === "code")) || (key0 === "passkey"))){
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
if(data.challenge !== undefined){
let data0 = data.challenge;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["challenge"] = data0;
}
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/challenge",schemaPath:"document#/components/schemas/OneTimeToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{20,100}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/challenge",schemaPath:"document#/components/schemas/OneTimeToken/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/challenge",schemaPath:"document#/components/schemas/OneTimeToken/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string" && data1.length <= 1160){
data1 = readings.text(data1);
if(data !== undefined){
data["code"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 40 && readings.isLonger(data1, 40)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 40).toWellFormed();
}
if(data1.length < 2 * 6 && readings.isShorter(data1, 6)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/minLength",keyword:"minLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
const err7 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/format",keyword:"format",params:{format: "text"}};
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
const err8 = {instancePath:instancePath+"/code",schemaPath:"document#/components/schemas/SecondFactorCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.passkey !== undefined){
if(!(validate9(data.passkey, {instancePath:instancePath+"/passkey",parentData:data,parentDataProperty:"passkey",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(((data.code === undefined || data.code === null || data.code === "")) && ((data.passkey === undefined || data.passkey === null || data.passkey === ""))){
const err9 = {instancePath,schemaPath:"#/oneRequired",keyword:"oneRequired",params:{choice: "code, passkey", last: "passkey"}};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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

export const session_list_parameters = validate28;
const schema35 = {"type":"object","properties":{"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

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
const errorsBefore18 = errors;
for(const key0 in data){
if(errors - errorsBefore18 >= 100) break;
if(!((key0 === "page") || (key0 === "page_size"))){
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
if(data.page !== undefined){
let data0 = data.page;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
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
let data1 = data.page_size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_endOthers_parameters = validate29;
const schema36 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
const errorsBefore19 = errors;
for(const key0 in data){
if(errors - errorsBefore19 >= 100) break;
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_end_parameters = validate30;
const schema37 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};
const schema38 = {"type":"string","format":"uuid","reads":"text"};
const formats46 = formats.uuid;

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
const errorsBefore20 = errors;
for(const key0 in data){
if(errors - errorsBefore20 >= 100) break;
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
if(!(formats46(data0))){
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

