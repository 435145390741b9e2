// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const activityLog_list_parameters = validate0;
const schema0 = {"type":"object","properties":{"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"from":{"$ref":"document#/components/schemas/Timestamp"},"to":{"$ref":"document#/components/schemas/Timestamp"},"user_id":{"$ref":"document#/components/schemas/Id"},"application":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"channel":{"$ref":"document#/components/schemas/Channel"},"action":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"tool":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"record_type":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"record_id":{"$ref":"document#/components/schemas/Id"},"result":{"$ref":"document#/components/schemas/ActivityLogResult"},"ip":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"}},"required":[],"additionalProperties":false};
const schema2 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const schema4 = {"type":"string","format":"uuid","reads":"text"};
const schema5 = {"type":"string","enum":["mcp","rest","console","system"],"reads":{"choice":["mcp","rest","console","system"]}};
const schema7 = {"type":"string","enum":["success","denied","invalid","conflict","rate_limited","error"],"reads":{"choice":["success","denied","invalid","conflict","rate_limited","error"]}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.text;
const formats2 = formats.zoned;
const formats4 = formats["date-time"];
const formats10 = formats.uuid;

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
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string" && data2.length <= 25000){
data2 = readings.text(data2);
if(data !== undefined){
data["cursor"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 6000 && readings.isLonger(data2, 6000)){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data2 = data2.slice(0, 6000).toWellFormed();
}
if(!(formats0(data2))){
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
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.instant(data3);
if(data !== undefined){
data["from"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err10 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err11 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err12 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.to !== undefined){
let data4 = data.to;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.instant(data4);
if(data !== undefined){
data["to"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err13 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err14 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err15 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.user_id !== undefined){
let data5 = data.user_id;
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data !== undefined){
data["user_id"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats10(data5))){
const err16 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err17 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.application !== undefined){
let data6 = data.application;
if(typeof data6 === "string" && data6.length <= 1800){
data6 = readings.text(data6);
if(data !== undefined){
data["application"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 200 && readings.isLonger(data6, 200)){
const err18 = {instancePath:instancePath+"/application",schemaPath:"#/properties/application/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data6 = data6.slice(0, 200).toWellFormed();
}
if(data6 === ""){
const err19 = {instancePath:instancePath+"/application",schemaPath:"#/properties/application/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0(data6))){
const err20 = {instancePath:instancePath+"/application",schemaPath:"#/properties/application/format",keyword:"format",params:{format: "text"}};
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
const err21 = {instancePath:instancePath+"/application",schemaPath:"#/properties/application/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.channel !== undefined){
let data7 = data.channel;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/channel",schemaPath:"document#/components/schemas/Channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.choice(data7, schema5.reads.choice);
if(data !== undefined){
data["channel"] = data7;
}
}
if(!((((data7 === "mcp") || (data7 === "rest")) || (data7 === "console")) || (data7 === "system"))){
const err23 = {instancePath:instancePath+"/channel",schemaPath:"document#/components/schemas/Channel/enum",keyword:"enum",params:{allowedValues: schema5.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.action !== undefined){
let data8 = data.action;
if(typeof data8 === "string" && data8.length <= 1800){
data8 = readings.text(data8);
if(data !== undefined){
data["action"] = data8;
}
}
if(typeof data8 === "string"){
if(data8.length > 200 && readings.isLonger(data8, 200)){
const err24 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
data8 = data8.slice(0, 200).toWellFormed();
}
if(data8 === ""){
const err25 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats0(data8))){
const err26 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.tool !== undefined){
let data9 = data.tool;
if(typeof data9 === "string" && data9.length <= 1800){
data9 = readings.text(data9);
if(data !== undefined){
data["tool"] = data9;
}
}
if(typeof data9 === "string"){
if(data9.length > 200 && readings.isLonger(data9, 200)){
const err28 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
data9 = data9.slice(0, 200).toWellFormed();
}
if(data9 === ""){
const err29 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats0(data9))){
const err30 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.record_type !== undefined){
let data10 = data.record_type;
if(typeof data10 === "string" && data10.length <= 1800){
data10 = readings.text(data10);
if(data !== undefined){
data["record_type"] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 200 && readings.isLonger(data10, 200)){
const err32 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
data10 = data10.slice(0, 200).toWellFormed();
}
if(data10 === ""){
const err33 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats0(data10))){
const err34 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/format",keyword:"format",params:{format: "text"}};
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
const err35 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.record_id !== undefined){
let data11 = data.record_id;
if(typeof data11 === "string" && data11.length <= 1000){
data11 = readings.text(data11);
if(data !== undefined){
data["record_id"] = data11;
}
}
if(typeof data11 === "string"){
if(!(formats10(data11))){
const err36 = {instancePath:instancePath+"/record_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err37 = {instancePath:instancePath+"/record_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.result !== undefined){
let data12 = data.result;
if(typeof data12 !== "string"){
const err38 = {instancePath:instancePath+"/result",schemaPath:"document#/components/schemas/ActivityLogResult/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.choice(data12, schema7.reads.choice);
if(data !== undefined){
data["result"] = data12;
}
}
if(!((((((data12 === "success") || (data12 === "denied")) || (data12 === "invalid")) || (data12 === "conflict")) || (data12 === "rate_limited")) || (data12 === "error"))){
const err39 = {instancePath:instancePath+"/result",schemaPath:"document#/components/schemas/ActivityLogResult/enum",keyword:"enum",params:{allowedValues: schema7.enum}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.ip !== undefined){
let data13 = data.ip;
if(typeof data13 === "string" && data13.length <= 1800){
data13 = readings.text(data13);
if(data !== undefined){
data["ip"] = data13;
}
}
if(typeof data13 === "string"){
if(data13.length > 200 && readings.isLonger(data13, 200)){
const err40 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
data13 = data13.slice(0, 200).toWellFormed();
}
if(data13 === ""){
const err41 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(formats0(data13))){
const err42 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"}};
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
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const activityLog_export_parameters = validate2;
const schema8 = {"type":"object","properties":{"from":{"$ref":"document#/components/schemas/Timestamp"},"to":{"$ref":"document#/components/schemas/Timestamp"},"user_id":{"$ref":"document#/components/schemas/Id"},"application":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"channel":{"$ref":"document#/components/schemas/Channel"},"action":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"tool":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"record_type":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"record_id":{"$ref":"document#/components/schemas/Id"},"result":{"$ref":"document#/components/schemas/ActivityLogResult"},"ip":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"}},"required":[],"additionalProperties":false};

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
const errorsBefore1 = errors;
for(const key0 in data){
if(errors - errorsBefore1 >= 100) break;
if(!(func0.call(schema8.properties, key0))){
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
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.instant(data0);
if(data !== undefined){
data["from"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err1 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err2 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err3 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.instant(data1);
if(data !== undefined){
data["to"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err4 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err5 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err6 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.user_id !== undefined){
let data2 = data.user_id;
if(typeof data2 === "string" && data2.length <= 1000){
data2 = readings.text(data2);
if(data !== undefined){
data["user_id"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats10(data2))){
const err7 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err8 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.application !== undefined){
let data3 = data.application;
if(typeof data3 === "string" && data3.length <= 1800){
data3 = readings.text(data3);
if(data !== undefined){
data["application"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 200 && readings.isLonger(data3, 200)){
const err9 = {instancePath:instancePath+"/application",schemaPath:"#/properties/application/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data3 = data3.slice(0, 200).toWellFormed();
}
if(data3 === ""){
const err10 = {instancePath:instancePath+"/application",schemaPath:"#/properties/application/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data3))){
const err11 = {instancePath:instancePath+"/application",schemaPath:"#/properties/application/format",keyword:"format",params:{format: "text"}};
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
const err12 = {instancePath:instancePath+"/application",schemaPath:"#/properties/application/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/channel",schemaPath:"document#/components/schemas/Channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema5.reads.choice);
if(data !== undefined){
data["channel"] = data4;
}
}
if(!((((data4 === "mcp") || (data4 === "rest")) || (data4 === "console")) || (data4 === "system"))){
const err14 = {instancePath:instancePath+"/channel",schemaPath:"document#/components/schemas/Channel/enum",keyword:"enum",params:{allowedValues: schema5.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.action !== undefined){
let data5 = data.action;
if(typeof data5 === "string" && data5.length <= 1800){
data5 = readings.text(data5);
if(data !== undefined){
data["action"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 200 && readings.isLonger(data5, 200)){
const err15 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
data5 = data5.slice(0, 200).toWellFormed();
}
if(data5 === ""){
const err16 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0(data5))){
const err17 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/format",keyword:"format",params:{format: "text"}};
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
const err18 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.tool !== undefined){
let data6 = data.tool;
if(typeof data6 === "string" && data6.length <= 1800){
data6 = readings.text(data6);
if(data !== undefined){
data["tool"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 200 && readings.isLonger(data6, 200)){
const err19 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data6 = data6.slice(0, 200).toWellFormed();
}
if(data6 === ""){
const err20 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0(data6))){
const err21 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/format",keyword:"format",params:{format: "text"}};
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
const err22 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.record_type !== undefined){
let data7 = data.record_type;
if(typeof data7 === "string" && data7.length <= 1800){
data7 = readings.text(data7);
if(data !== undefined){
data["record_type"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 200 && readings.isLonger(data7, 200)){
const err23 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
data7 = data7.slice(0, 200).toWellFormed();
}
if(data7 === ""){
const err24 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats0(data7))){
const err25 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/format",keyword:"format",params:{format: "text"}};
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
const err26 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.record_id !== undefined){
let data8 = data.record_id;
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.text(data8);
if(data !== undefined){
data["record_id"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats10(data8))){
const err27 = {instancePath:instancePath+"/record_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err28 = {instancePath:instancePath+"/record_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.result !== undefined){
let data9 = data.result;
if(typeof data9 !== "string"){
const err29 = {instancePath:instancePath+"/result",schemaPath:"document#/components/schemas/ActivityLogResult/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.choice(data9, schema7.reads.choice);
if(data !== undefined){
data["result"] = data9;
}
}
if(!((((((data9 === "success") || (data9 === "denied")) || (data9 === "invalid")) || (data9 === "conflict")) || (data9 === "rate_limited")) || (data9 === "error"))){
const err30 = {instancePath:instancePath+"/result",schemaPath:"document#/components/schemas/ActivityLogResult/enum",keyword:"enum",params:{allowedValues: schema7.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.ip !== undefined){
let data10 = data.ip;
if(typeof data10 === "string" && data10.length <= 1800){
data10 = readings.text(data10);
if(data !== undefined){
data["ip"] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 200 && readings.isLonger(data10, 200)){
const err31 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
data10 = data10.slice(0, 200).toWellFormed();
}
if(data10 === ""){
const err32 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats0(data10))){
const err33 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/format",keyword:"format",params:{format: "text"}};
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
const err34 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"}};
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
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const activityLog_verify_parameters = validate3;
const schema15 = {"type":"object","properties":{"after":{"type":"string","minLength":1,"maxLength":500,"format":"text","reads":"text"}},"required":[],"additionalProperties":false};

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
const errorsBefore2 = errors;
for(const key0 in data){
if(errors - errorsBefore2 >= 100) break;
if(!(key0 === "after")){
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
if(data.after !== undefined){
let data0 = data.after;
if(typeof data0 === "string" && data0.length <= 3000){
data0 = readings.text(data0);
if(data !== undefined){
data["after"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 500 && readings.isLonger(data0, 500)){
const err1 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
data0 = data0.slice(0, 500).toWellFormed();
}
if(data0 === ""){
const err2 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}};
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
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

