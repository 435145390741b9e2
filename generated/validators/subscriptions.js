// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const subscriptions_get_parameters = validate0;
const schema0 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"email":{"type":"string","format":"email","maxLength":254,"reads":"email"}},"required":["id"],"additionalProperties":false};
const schema2 = {"type":"string","format":"uuid","reads":"text"};
const formats0 = formats.uuid;
const formats2 = formats.email;

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
if(!((key0 === "id") || (key0 === "email"))){
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
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 254).toWellFormed();
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
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

export const subscriptions_update_parameters = validate2;
const schema3 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
const errorsBefore1 = errors;
for(const key0 in data){
if(errors - errorsBefore1 >= 100) break;
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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const subscriptions_update_body = validate3;
const schema5 = {"$ref":"document#/components/schemas/SubscriptionsUpdate"};
const schema6 = {"type":"object","required":["topics"],"properties":{"email":{"type":"string","format":"email","maxLength":254,"reads":"email"},"topics":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","required":["topic_id","status"],"properties":{"topic_id":{"$ref":"document#/components/schemas/Id"},"status":{"$ref":"document#/components/schemas/SubscriptionStatus"}},"additionalProperties":false}},"note":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"}},"additionalProperties":false};
const schema8 = {"type":"string","enum":["subscribed","unsubscribed"],"reads":{"choice":["subscribed","unsubscribed"]}};
const formats10 = formats.text;

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
if(data.topics === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topics"}};
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
if(!(((key0 === "email") || (key0 === "topics")) || (key0 === "note"))){
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
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 254).toWellFormed();
}
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.topics !== undefined){
let data1 = data.topics;
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 100);
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
const errorsBefore3 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore3 >= 100) break;
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.topic_id === undefined){
const err7 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/required",keyword:"required",params:{missingProperty: "topic_id"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.status === undefined){
const err8 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const errorsBefore4 = errors;
for(const key1 in data2){
if(errors - errorsBefore4 >= 100) break;
if(!((key1 === "topic_id") || (key1 === "status"))){
const err9 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.topic_id !== undefined){
let data3 = data2.topic_id;
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.text(data3);
if(data2 !== undefined){
data2["topic_id"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err10 = {instancePath:instancePath+"/topics/" + i0+"/topic_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err11 = {instancePath:instancePath+"/topics/" + i0+"/topic_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.status !== undefined){
let data4 = data2.status;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/topics/" + i0+"/status",schemaPath:"document#/components/schemas/SubscriptionStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema8.reads.choice);
if(data2 !== undefined){
data2["status"] = data4;
}
}
if(!((data4 === "subscribed") || (data4 === "unsubscribed"))){
const err13 = {instancePath:instancePath+"/topics/" + i0+"/status",schemaPath:"document#/components/schemas/SubscriptionStatus/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
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
const err14 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err15 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.note !== undefined){
let data5 = data.note;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema6.properties.note.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string" && data5.length <= 3000){
data5 = readings.text(data5);
if(data !== undefined){
data["note"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 500 && readings.isLonger(data5, 500)){
const err17 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
data5 = data5.slice(0, 500).toWellFormed();
}
if(!(formats10(data5))){
const err18 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/format",keyword:"format",params:{format: "text"}};
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
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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

