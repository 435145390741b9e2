// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const add_crm_note_input = validate0;
const schema0 = {"type":"object","required":["record_type","record_id","body"],"properties":{"record_type":{"type":"string","enum":["contact","company","opportunity"],"reads":{"choice":["contact","company","opportunity"]}},"record_id":{"type":"string","format":"uuid","reads":"text"},"body":{"type":"string","minLength":1,"maxLength":65536,"format":"multiline","reads":"multiline"},"title":{"type":"string","maxLength":255,"format":"text","reads":"text"},"idempotency_key":{"type":"string","minLength":8,"maxLength":128,"pattern":"^[!-~][ -~]*[!-~]$","format":"text","reads":"text"}},"additionalProperties":false};
const formats0 = formats.uuid;
const formats2 = formats.multiline;
const formats4 = formats.text;
const pattern0 = new RegExp("^[!-~][ -~]*[!-~]$", "u");

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
if(data.record_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.record_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.body === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const errorsBefore0 = errors;
for(const key0 in data){
if(errors - errorsBefore0 >= 100) break;
if(!(((((key0 === "record_type") || (key0 === "record_id")) || (key0 === "body")) || (key0 === "title")) || (key0 === "idempotency_key"))){
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
if(data.record_type !== undefined){
let data0 = data.record_type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema0.properties.record_type.reads.choice);
if(data !== undefined){
data["record_type"] = data0;
}
}
if(!(((data0 === "contact") || (data0 === "company")) || (data0 === "opportunity"))){
const err5 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.record_type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.record_id !== undefined){
let data1 = data.record_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["record_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/format",keyword:"format",params:{format: "uuid"}};
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
const err7 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(typeof data2 === "string" && data2.length <= 263144){
data2 = readings.multiline(data2);
if(data !== undefined){
data["body"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 65536 && readings.isLonger(data2, 65536)){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
data2 = data2.slice(0, 65536).toWellFormed();
}
if(data2 === ""){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats2(data2))){
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/format",keyword:"format",params:{format: "multiline"}};
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
const err11 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string" && data3.length <= 2020){
data3 = readings.text(data3);
if(data !== undefined){
data["title"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 255 && readings.isLonger(data3, 255)){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
data3 = data3.slice(0, 255).toWellFormed();
}
if(!(formats4(data3))){
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
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
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.idempotency_key !== undefined){
let data4 = data.idempotency_key;
if(typeof data4 === "string" && data4.length <= 1512){
data4 = readings.text(data4);
if(data !== undefined){
data["idempotency_key"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 128 && readings.isLonger(data4, 128)){
const err15 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
data4 = data4.slice(0, 128).toWellFormed();
}
if(data4.length < 2 * 8 && readings.isShorter(data4, 8)){
const err16 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern0.test(data4)){
const err17 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/pattern",keyword:"pattern",params:{pattern: "^[!-~][ -~]*[!-~]$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats4(data4))){
const err18 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/format",keyword:"format",params:{format: "text"}};
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
const err19 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const add_event_invitee_input = validate1;
const schema1 = {"type":"object","required":["event_id","email"],"properties":{"event_id":{"type":"string","format":"uuid","reads":"text"},"email":{"type":"string","format":"email","maxLength":254,"reads":"email"},"name":{"type":"string","maxLength":200,"format":"text","reads":"text"},"timezone":{"type":"string","format":"timezone","maxLength":100,"reads":"text"},"locale":{"type":"string","enum":["en","fr"],"reads":{"choice":["en","fr"]}},"notify":{"type":"boolean"}},"additionalProperties":false};
const formats10 = formats.email;
const formats14 = formats.timezone;

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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
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
if(!((((((key0 === "event_id") || (key0 === "email")) || (key0 === "name")) || (key0 === "timezone")) || (key0 === "locale")) || (key0 === "notify"))){
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
if(data.event_id !== undefined){
let data0 = data.event_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["event_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
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
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string" && data2.length <= 1800){
data2 = readings.text(data2);
if(data !== undefined){
data["name"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 200 && readings.isLonger(data2, 200)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
data2 = data2.slice(0, 200).toWellFormed();
}
if(!(formats4(data2))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timezone !== undefined){
let data3 = data.timezone;
if(typeof data3 === "string" && data3.length <= 1400){
data3 = readings.text(data3);
if(data !== undefined){
data["timezone"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 100 && readings.isLonger(data3, 100)){
const err11 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
data3 = data3.slice(0, 100).toWellFormed();
}
if(!(formats14(data3))){
const err12 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err13 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.locale !== undefined){
let data4 = data.locale;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema1.properties.locale.reads.choice);
if(data !== undefined){
data["locale"] = data4;
}
}
if(!((data4 === "en") || (data4 === "fr"))){
const err15 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema1.properties.locale.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.notify !== undefined){
if(typeof data.notify !== "boolean"){
const err16 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancel_event_input = validate2;
const schema2 = {"type":"object","required":["event_id"],"properties":{"event_id":{"type":"string","format":"uuid","reads":"text"},"reason":{"type":"string","maxLength":500,"format":"multiline","reads":"multiline"},"notify":{"type":"boolean"},"expected_version":{"type":"integer","minimum":1,"maximum":2147483647}},"additionalProperties":false};

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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
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
if(!((((key0 === "event_id") || (key0 === "reason")) || (key0 === "notify")) || (key0 === "expected_version"))){
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
if(data.event_id !== undefined){
let data0 = data.event_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["event_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
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
const err3 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string" && data1.length <= 3000){
data1 = readings.multiline(data1);
if(data !== undefined){
data["reason"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 500 && readings.isLonger(data1, 500)){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 500).toWellFormed();
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/format",keyword:"format",params:{format: "multiline"}};
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
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.notify !== undefined){
if(typeof data.notify !== "boolean"){
const err7 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "boolean"}};
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
let data3 = data.expected_version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const create_crm_record_input = validate3;
const schema3 = {"type":"object","required":["record_type","fields"],"properties":{"record_type":{"type":"string","enum":["contact","company","opportunity","task","line_item","product"],"reads":{"choice":["contact","company","opportunity","task","line_item","product"]}},"fields":{"type":"object","minProperties":1,"maxProperties":100,"additionalProperties":true},"allow_duplicate":{"type":"boolean"},"idempotency_key":{"type":"string","minLength":8,"maxLength":128,"pattern":"^[!-~][ -~]*[!-~]$","format":"text","reads":"text"}},"additionalProperties":false};

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
if(data.record_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fields === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"}};
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
if(!((((key0 === "record_type") || (key0 === "fields")) || (key0 === "allow_duplicate")) || (key0 === "idempotency_key"))){
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
if(data.record_type !== undefined){
let data0 = data.record_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema3.properties.record_type.reads.choice);
if(data !== undefined){
data["record_type"] = data0;
}
}
if(!((((((data0 === "contact") || (data0 === "company")) || (data0 === "opportunity")) || (data0 === "task")) || (data0 === "line_item")) || (data0 === "product"))){
const err4 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/enum",keyword:"enum",params:{allowedValues: schema3.properties.record_type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.fields !== undefined){
let data1 = data.fields;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 100){
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Object.keys(data1).length < 1){
const err6 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minProperties",keyword:"minProperties",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.allow_duplicate !== undefined){
if(typeof data.allow_duplicate !== "boolean"){
const err8 = {instancePath:instancePath+"/allow_duplicate",schemaPath:"#/properties/allow_duplicate/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.idempotency_key !== undefined){
let data3 = data.idempotency_key;
if(typeof data3 === "string" && data3.length <= 1512){
data3 = readings.text(data3);
if(data !== undefined){
data["idempotency_key"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 128 && readings.isLonger(data3, 128)){
const err9 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data3 = data3.slice(0, 128).toWellFormed();
}
if(data3.length < 2 * 8 && readings.isShorter(data3, 8)){
const err10 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/pattern",keyword:"pattern",params:{pattern: "^[!-~][ -~]*[!-~]$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats4(data3))){
const err12 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/format",keyword:"format",params:{format: "text"}};
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
const err13 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
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

export const create_event_input = validate4;
const schema4 = {"type":"object","required":["event_type_id","start_at","invitee"],"properties":{"event_type_id":{"type":"string","format":"uuid","reads":"text"},"start_at":{"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"invitee":{"type":"object","required":["name","email"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"email":{"type":"string","format":"email","maxLength":254,"reads":"email"},"timezone":{"type":"string","format":"timezone","maxLength":100,"reads":"text"},"locale":{"type":"string","enum":["en","fr"],"reads":{"choice":["en","fr"]}},"phone":{"type":"string","format":"phone","maxLength":50,"reads":"text"}},"additionalProperties":false},"guests":{"type":"array","maxItems":20,"items":{"type":"object","required":["email"],"properties":{"email":{"type":"string","format":"email","maxLength":254,"reads":"email"},"name":{"type":"string","maxLength":200,"format":"text","reads":"text"}},"additionalProperties":false}},"duration_minutes":{"type":"integer","minimum":5,"maximum":1440},"answers":{"type":"object","maxProperties":20,"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":50,"items":{"type":"string","maxLength":100,"format":"text","reads":"text"},"format":"multiline","reads":"multiline"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}$"}},"location":{"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["video_link","phone","in_person","invitee_phone","custom"],"reads":{"choice":["video_link","phone","in_person","invitee_phone","custom"]}},"value":{"type":"string","maxLength":500,"format":"text","reads":"text"}},"additionalProperties":false},"notes":{"type":"string","maxLength":5000,"format":"multiline","reads":"multiline"},"contact_id":{"type":"string","format":"uuid","reads":"text"},"opportunity_id":{"type":"string","format":"uuid","reads":"text"},"idempotency_key":{"type":"string","minLength":8,"maxLength":128,"pattern":"^[!-~][ -~]*[!-~]$","format":"text","reads":"text"}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats24 = formats.zoned;
const formats26 = formats["date-time"];
const formats34 = formats.phone;
const pattern2 = new RegExp("^[a-z][a-z0-9_]{0,49}$", "u");

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
if(data.event_type_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.start_at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_at"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.invitee === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invitee"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const errorsBefore4 = errors;
for(const key0 in data){
if(errors - errorsBefore4 >= 100) break;
if(!(func0.call(schema4.properties, key0))){
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
if(data.event_type_id !== undefined){
let data0 = data.event_type_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["event_type_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/event_type_id",schemaPath:"#/properties/event_type_id/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/event_type_id",schemaPath:"#/properties/event_type_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.start_at !== undefined){
let data1 = data.start_at;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.instant(data1);
if(data !== undefined){
data["start_at"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats24(data1))){
const err6 = {instancePath:instancePath+"/start_at",schemaPath:"#/properties/start_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!(formats26(data1))){
const err7 = {instancePath:instancePath+"/start_at",schemaPath:"#/properties/start_at/format",keyword:"format",params:{format: "date-time"}};
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
const err8 = {instancePath:instancePath+"/start_at",schemaPath:"#/properties/start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.invitee !== undefined){
let data2 = data.invitee;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err9 = {instancePath:instancePath+"/invitee",schemaPath:"#/properties/invitee/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.email === undefined){
const err10 = {instancePath:instancePath+"/invitee",schemaPath:"#/properties/invitee/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const errorsBefore5 = errors;
for(const key1 in data2){
if(errors - errorsBefore5 >= 100) break;
if(!(((((key1 === "name") || (key1 === "email")) || (key1 === "timezone")) || (key1 === "locale")) || (key1 === "phone"))){
const err11 = {instancePath:instancePath+"/invitee",schemaPath:"#/properties/invitee/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string" && data3.length <= 1800){
data3 = readings.text(data3);
if(data2 !== undefined){
data2["name"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 200 && readings.isLonger(data3, 200)){
const err12 = {instancePath:instancePath+"/invitee/name",schemaPath:"#/properties/invitee/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
data3 = data3.slice(0, 200).toWellFormed();
}
if(data3 === ""){
const err13 = {instancePath:instancePath+"/invitee/name",schemaPath:"#/properties/invitee/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats4(data3))){
const err14 = {instancePath:instancePath+"/invitee/name",schemaPath:"#/properties/invitee/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err15 = {instancePath:instancePath+"/invitee/name",schemaPath:"#/properties/invitee/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.email !== undefined){
let data4 = data2.email;
if(typeof data4 === "string" && data4.length <= 2016){
data4 = readings.email(data4);
if(data2 !== undefined){
data2["email"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 254 && readings.isLonger(data4, 254)){
const err16 = {instancePath:instancePath+"/invitee/email",schemaPath:"#/properties/invitee/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data4 = data4.slice(0, 254).toWellFormed();
}
if(!(formats10(data4))){
const err17 = {instancePath:instancePath+"/invitee/email",schemaPath:"#/properties/invitee/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err18 = {instancePath:instancePath+"/invitee/email",schemaPath:"#/properties/invitee/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.timezone !== undefined){
let data5 = data2.timezone;
if(typeof data5 === "string" && data5.length <= 1400){
data5 = readings.text(data5);
if(data2 !== undefined){
data2["timezone"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 100 && readings.isLonger(data5, 100)){
const err19 = {instancePath:instancePath+"/invitee/timezone",schemaPath:"#/properties/invitee/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data5 = data5.slice(0, 100).toWellFormed();
}
if(!(formats14(data5))){
const err20 = {instancePath:instancePath+"/invitee/timezone",schemaPath:"#/properties/invitee/properties/timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err21 = {instancePath:instancePath+"/invitee/timezone",schemaPath:"#/properties/invitee/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.locale !== undefined){
let data6 = data2.locale;
if(typeof data6 !== "string"){
const err22 = {instancePath:instancePath+"/invitee/locale",schemaPath:"#/properties/invitee/properties/locale/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema4.properties.invitee.properties.locale.reads.choice);
if(data2 !== undefined){
data2["locale"] = data6;
}
}
if(!((data6 === "en") || (data6 === "fr"))){
const err23 = {instancePath:instancePath+"/invitee/locale",schemaPath:"#/properties/invitee/properties/locale/enum",keyword:"enum",params:{allowedValues: schema4.properties.invitee.properties.locale.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.phone !== undefined){
let data7 = data2.phone;
if(typeof data7 === "string" && data7.length <= 1200){
data7 = readings.text(data7);
if(data2 !== undefined){
data2["phone"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 50 && readings.isLonger(data7, 50)){
const err24 = {instancePath:instancePath+"/invitee/phone",schemaPath:"#/properties/invitee/properties/phone/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
data7 = data7.slice(0, 50).toWellFormed();
}
if(!(formats34(data7))){
const err25 = {instancePath:instancePath+"/invitee/phone",schemaPath:"#/properties/invitee/properties/phone/format",keyword:"format",params:{format: "phone"}};
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
const err26 = {instancePath:instancePath+"/invitee/phone",schemaPath:"#/properties/invitee/properties/phone/type",keyword:"type",params:{type: "string"}};
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
else {
const err27 = {instancePath:instancePath+"/invitee",schemaPath:"#/properties/invitee/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.guests !== undefined){
let data8 = data.guests;
if(Array.isArray(data8)){
if(data8.length > 20){
const err28 = {instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
data8 = data8.slice(0, 20);
}
const len0 = data8.length;
const errorsBefore6 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore6 >= 100) break;
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.email === undefined){
const err29 = {instancePath:instancePath+"/guests/" + i0,schemaPath:"#/properties/guests/items/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const errorsBefore7 = errors;
for(const key2 in data9){
if(errors - errorsBefore7 >= 100) break;
if(!((key2 === "email") || (key2 === "name"))){
const err30 = {instancePath:instancePath+"/guests/" + i0,schemaPath:"#/properties/guests/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.email !== undefined){
let data10 = data9.email;
if(typeof data10 === "string" && data10.length <= 2016){
data10 = readings.email(data10);
if(data9 !== undefined){
data9["email"] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 254 && readings.isLonger(data10, 254)){
const err31 = {instancePath:instancePath+"/guests/" + i0+"/email",schemaPath:"#/properties/guests/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
data10 = data10.slice(0, 254).toWellFormed();
}
if(!(formats10(data10))){
const err32 = {instancePath:instancePath+"/guests/" + i0+"/email",schemaPath:"#/properties/guests/items/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/guests/" + i0+"/email",schemaPath:"#/properties/guests/items/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.name !== undefined){
let data11 = data9.name;
if(typeof data11 === "string" && data11.length <= 1800){
data11 = readings.text(data11);
if(data9 !== undefined){
data9["name"] = data11;
}
}
if(typeof data11 === "string"){
if(data11.length > 200 && readings.isLonger(data11, 200)){
const err34 = {instancePath:instancePath+"/guests/" + i0+"/name",schemaPath:"#/properties/guests/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
data11 = data11.slice(0, 200).toWellFormed();
}
if(!(formats4(data11))){
const err35 = {instancePath:instancePath+"/guests/" + i0+"/name",schemaPath:"#/properties/guests/items/properties/name/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/guests/" + i0+"/name",schemaPath:"#/properties/guests/items/properties/name/type",keyword:"type",params:{type: "string"}};
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
else {
const err37 = {instancePath:instancePath+"/guests/" + i0,schemaPath:"#/properties/guests/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err38 = {instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.duration_minutes !== undefined){
let data12 = data.duration_minutes;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err39 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1440 || isNaN(data12)){
const err40 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data12 < 5 || isNaN(data12)){
const err41 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.answers !== undefined){
let data13 = data.answers;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 20){
const err42 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const errorsBefore8 = errors;
for(const key3 in data13){
if(errors - errorsBefore8 >= 100) break;
const _errs33 = errors;
if(typeof key3 === "string"){
if(!pattern2.test(key3)){
const err43 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key3};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid6 = _errs33 === errors;
if(!valid6){
const err44 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
const errorsBefore9 = errors;
for(const key4 in data13){
if(errors - errorsBefore9 >= 100) break;
let data14 = data13[key4];
if(((((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")) && (!(Array.isArray(data14)))) && (data14 !== null)){
const err45 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answers/additionalProperties/type",keyword:"type",params:{type: schema4.properties.answers.additionalProperties.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data14 === "string" && data14.length <= 41000){
data14 = readings.multiline(data14);
if(data13 !== undefined){
data13[key4] = data14;
}
}
if(typeof data14 === "string"){
if(data14.length > 10000 && readings.isLonger(data14, 10000)){
const err46 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
data14 = data14.slice(0, 10000).toWellFormed();
}
if(!(formats2(data14))){
const err47 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answers/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(Array.isArray(data14)){
if(data14.length > 50){
const err48 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answers/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
data14 = data14.slice(0, 50);
}
const len1 = data14.length;
const errorsBefore10 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore10 >= 100) break;
let data15 = data14[i1];
if(typeof data15 === "string" && data15.length <= 1400){
data15 = readings.text(data15);
if(data14 !== undefined){
data14[i1] = data15;
}
}
if(typeof data15 === "string"){
if(data15.length > 100 && readings.isLonger(data15, 100)){
const err49 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/answers/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
data15 = data15.slice(0, 100).toWellFormed();
}
if(!(formats4(data15))){
const err50 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/answers/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/answers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/answers/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.location !== undefined){
let data16 = data.location;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.type === undefined){
const err53 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const errorsBefore11 = errors;
for(const key5 in data16){
if(errors - errorsBefore11 >= 100) break;
if(!((key5 === "type") || (key5 === "value"))){
const err54 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data16.type !== undefined){
let data17 = data16.type;
if(typeof data17 !== "string"){
const err55 = {instancePath:instancePath+"/location/type",schemaPath:"#/properties/location/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data17 === "string"){
data17 = readings.choice(data17, schema4.properties.location.properties.type.reads.choice);
if(data16 !== undefined){
data16["type"] = data17;
}
}
if(!(((((data17 === "video_link") || (data17 === "phone")) || (data17 === "in_person")) || (data17 === "invitee_phone")) || (data17 === "custom"))){
const err56 = {instancePath:instancePath+"/location/type",schemaPath:"#/properties/location/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.location.properties.type.enum}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data16.value !== undefined){
let data18 = data16.value;
if(typeof data18 === "string" && data18.length <= 3000){
data18 = readings.text(data18);
if(data16 !== undefined){
data16["value"] = data18;
}
}
if(typeof data18 === "string"){
if(data18.length > 500 && readings.isLonger(data18, 500)){
const err57 = {instancePath:instancePath+"/location/value",schemaPath:"#/properties/location/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
data18 = data18.slice(0, 500).toWellFormed();
}
if(!(formats4(data18))){
const err58 = {instancePath:instancePath+"/location/value",schemaPath:"#/properties/location/properties/value/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/location/value",schemaPath:"#/properties/location/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.notes !== undefined){
let data19 = data.notes;
if(typeof data19 === "string" && data19.length <= 21000){
data19 = readings.multiline(data19);
if(data !== undefined){
data["notes"] = data19;
}
}
if(typeof data19 === "string"){
if(data19.length > 5000 && readings.isLonger(data19, 5000)){
const err61 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
data19 = data19.slice(0, 5000).toWellFormed();
}
if(!(formats2(data19))){
const err62 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.contact_id !== undefined){
let data20 = data.contact_id;
if(typeof data20 === "string" && data20.length <= 1000){
data20 = readings.text(data20);
if(data !== undefined){
data["contact_id"] = data20;
}
}
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err64 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.opportunity_id !== undefined){
let data21 = data.opportunity_id;
if(typeof data21 === "string" && data21.length <= 1000){
data21 = readings.text(data21);
if(data !== undefined){
data["opportunity_id"] = data21;
}
}
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err66 = {instancePath:instancePath+"/opportunity_id",schemaPath:"#/properties/opportunity_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/opportunity_id",schemaPath:"#/properties/opportunity_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.idempotency_key !== undefined){
let data22 = data.idempotency_key;
if(typeof data22 === "string" && data22.length <= 1512){
data22 = readings.text(data22);
if(data !== undefined){
data["idempotency_key"] = data22;
}
}
if(typeof data22 === "string"){
if(data22.length > 128 && readings.isLonger(data22, 128)){
const err68 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
data22 = data22.slice(0, 128).toWellFormed();
}
if(data22.length < 2 * 8 && readings.isShorter(data22, 8)){
const err69 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern0.test(data22)){
const err70 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/pattern",keyword:"pattern",params:{pattern: "^[!-~][ -~]*[!-~]$"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!(formats4(data22))){
const err71 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const find_available_slots_input = validate5;
const schema5 = {"type":"object","required":["event_type_id","from","to","timezone"],"properties":{"event_type_id":{"type":"string","format":"uuid","reads":"text"},"from":{"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"to":{"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"timezone":{"type":"string","format":"timezone","maxLength":100,"reads":"text"},"duration_minutes":{"type":"integer","minimum":5,"maximum":1440},"limit":{"type":"integer","minimum":1,"maximum":100}},"additionalProperties":false};

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
if(data.event_type_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.from === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timezone === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const errorsBefore12 = errors;
for(const key0 in data){
if(errors - errorsBefore12 >= 100) break;
if(!((((((key0 === "event_type_id") || (key0 === "from")) || (key0 === "to")) || (key0 === "timezone")) || (key0 === "duration_minutes")) || (key0 === "limit"))){
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
if(data.event_type_id !== undefined){
let data0 = data.event_type_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["event_type_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err5 = {instancePath:instancePath+"/event_type_id",schemaPath:"#/properties/event_type_id/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/event_type_id",schemaPath:"#/properties/event_type_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.instant(data1);
if(data !== undefined){
data["from"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats24(data1))){
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!(formats26(data1))){
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date-time"}};
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
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string" && data2.length <= 1000){
data2 = readings.instant(data2);
if(data !== undefined){
data["to"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats24(data2))){
const err10 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!(formats26(data2))){
const err11 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date-time"}};
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
const err12 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.timezone !== undefined){
let data3 = data.timezone;
if(typeof data3 === "string" && data3.length <= 1400){
data3 = readings.text(data3);
if(data !== undefined){
data["timezone"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 100 && readings.isLonger(data3, 100)){
const err13 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
data3 = data3.slice(0, 100).toWellFormed();
}
if(!(formats14(data3))){
const err14 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.duration_minutes !== undefined){
let data4 = data.duration_minutes;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1440 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 5 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
if(data.limit !== undefined){
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const find_crm_duplicates_input = validate6;
const schema6 = {"type":"object","required":["record_type"],"properties":{"record_type":{"type":"string","enum":["contact","company"],"reads":{"choice":["contact","company"]}},"record_id":{"type":"string","format":"uuid","reads":"text"},"candidate":{"type":"object","minProperties":1,"maxProperties":20,"additionalProperties":true},"min_confidence":{"type":"number","minimum":0,"maximum":1},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":50}},"additionalProperties":false};

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
if(data.record_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore13 = errors;
for(const key0 in data){
if(errors - errorsBefore13 >= 100) break;
if(!((((((key0 === "record_type") || (key0 === "record_id")) || (key0 === "candidate")) || (key0 === "min_confidence")) || (key0 === "page")) || (key0 === "page_size"))){
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
if(data.record_type !== undefined){
let data0 = data.record_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema6.properties.record_type.reads.choice);
if(data !== undefined){
data["record_type"] = data0;
}
}
if(!((data0 === "contact") || (data0 === "company"))){
const err3 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/enum",keyword:"enum",params:{allowedValues: schema6.properties.record_type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.record_id !== undefined){
let data1 = data.record_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["record_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err4 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.candidate !== undefined){
let data2 = data.candidate;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 20){
const err6 = {instancePath:instancePath+"/candidate",schemaPath:"#/properties/candidate/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Object.keys(data2).length < 1){
const err7 = {instancePath:instancePath+"/candidate",schemaPath:"#/properties/candidate/minProperties",keyword:"minProperties",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/candidate",schemaPath:"#/properties/candidate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.min_confidence !== undefined){
let data3 = data.min_confidence;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/min_confidence",schemaPath:"#/properties/min_confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/min_confidence",schemaPath:"#/properties/min_confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err11 = {instancePath:instancePath+"/min_confidence",schemaPath:"#/properties/min_confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.page !== undefined){
let data4 = data.page;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data5 = data.page_size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const get_crm_record_input = validate7;
const schema7 = {"type":"object","required":["record_type","record_id"],"properties":{"record_type":{"type":"string","enum":["contact","company","opportunity","task","segment","campaign","line_item","product"],"reads":{"choice":["contact","company","opportunity","task","segment","campaign","line_item","product"]}},"record_id":{"type":"string","format":"uuid","reads":"text"},"include":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["opportunity","product","contacts","companies","opportunities","company","open_tasks","recent_notes","upcoming_events","parent_company","primary_contact","pipeline","line_items","topic"],"reads":{"choice":["opportunity","product","contacts","companies","opportunities","company","open_tasks","recent_notes","upcoming_events","parent_company","primary_contact","pipeline","line_items","topic"]}},"maxItems":14}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.record_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore14 = errors;
for(const key0 in data){
if(errors - errorsBefore14 >= 100) break;
if(!(((key0 === "record_type") || (key0 === "record_id")) || (key0 === "include"))){
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
if(data.record_type !== undefined){
let data0 = data.record_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema7.properties.record_type.reads.choice);
if(data !== undefined){
data["record_type"] = data0;
}
}
if(!((((((((data0 === "contact") || (data0 === "company")) || (data0 === "opportunity")) || (data0 === "task")) || (data0 === "segment")) || (data0 === "campaign")) || (data0 === "line_item")) || (data0 === "product"))){
const err4 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/enum",keyword:"enum",params:{allowedValues: schema7.properties.record_type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.record_id !== undefined){
let data1 = data.record_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["record_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.include !== undefined){
let data2 = data.include;
if(Array.isArray(data2)){
if(data2.length > 14){
const err7 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 14}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data2 = data2.slice(0, 14);
}
const len0 = data2.length;
const errorsBefore15 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore15 >= 100) break;
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/include/" + i0,schemaPath:"#/properties/include/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema7.properties.include.items.reads.choice);
if(data2 !== undefined){
data2[i0] = data3;
}
}
if(!((((((((((((((data3 === "opportunity") || (data3 === "product")) || (data3 === "contacts")) || (data3 === "companies")) || (data3 === "opportunities")) || (data3 === "company")) || (data3 === "open_tasks")) || (data3 === "recent_notes")) || (data3 === "upcoming_events")) || (data3 === "parent_company")) || (data3 === "primary_contact")) || (data3 === "pipeline")) || (data3 === "line_items")) || (data3 === "topic"))){
const err9 = {instancePath:instancePath+"/include/" + i0,schemaPath:"#/properties/include/items/enum",keyword:"enum",params:{allowedValues: schema7.properties.include.items.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
const err10 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"}};
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
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const get_crm_record_activity_input = validate8;
const schema8 = {"type":"object","required":["record_type","record_id"],"properties":{"record_type":{"type":"string","enum":["contact","company","opportunity"],"reads":{"choice":["contact","company","opportunity"]}},"record_id":{"type":"string","format":"uuid","reads":"text"},"types":{"type":"array","minItems":1,"maxItems":19,"uniqueItems":true,"items":{"type":"string","enum":["record_created","field_changed","lifecycle_changed","stage_changed","linked","unlinked","merged","note_added","file_added","task_created","task_completed","email_sent","email_unsubscribed","email_resubscribed","event_booked","event_rescheduled","event_cancelled","event_no_show","form_submitted"],"reads":{"choice":["record_created","field_changed","lifecycle_changed","stage_changed","linked","unlinked","merged","note_added","file_added","task_created","task_completed","email_sent","email_unsubscribed","email_resubscribed","event_booked","event_rescheduled","event_cancelled","event_no_show","form_submitted"]}}},"since":{"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"until":{"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":50}},"additionalProperties":false};

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
if(data.record_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.record_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore16 = errors;
for(const key0 in data){
if(errors - errorsBefore16 >= 100) break;
if(!(((((((key0 === "record_type") || (key0 === "record_id")) || (key0 === "types")) || (key0 === "since")) || (key0 === "until")) || (key0 === "page")) || (key0 === "page_size"))){
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
if(data.record_type !== undefined){
let data0 = data.record_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema8.properties.record_type.reads.choice);
if(data !== undefined){
data["record_type"] = data0;
}
}
if(!(((data0 === "contact") || (data0 === "company")) || (data0 === "opportunity"))){
const err4 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/enum",keyword:"enum",params:{allowedValues: schema8.properties.record_type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.record_id !== undefined){
let data1 = data.record_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["record_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.types !== undefined){
let data2 = data.types;
if(Array.isArray(data2)){
if(data2.length > 19){
const err7 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 19}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data2 = data2.slice(0, 19);
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
const errorsBefore17 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore17 >= 100) break;
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema8.properties.types.items.reads.choice);
if(data2 !== undefined){
data2[i0] = data3;
}
}
if(!(((((((((((((((((((data3 === "record_created") || (data3 === "field_changed")) || (data3 === "lifecycle_changed")) || (data3 === "stage_changed")) || (data3 === "linked")) || (data3 === "unlinked")) || (data3 === "merged")) || (data3 === "note_added")) || (data3 === "file_added")) || (data3 === "task_created")) || (data3 === "task_completed")) || (data3 === "email_sent")) || (data3 === "email_unsubscribed")) || (data3 === "email_resubscribed")) || (data3 === "event_booked")) || (data3 === "event_rescheduled")) || (data3 === "event_cancelled")) || (data3 === "event_no_show")) || (data3 === "form_submitted"))){
const err10 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/enum",keyword:"enum",params:{allowedValues: schema8.properties.types.items.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
const err11 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.since !== undefined){
let data4 = data.since;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.instant(data4);
if(data !== undefined){
data["since"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats24(data4))){
const err13 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats26(data4))){
const err14 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"}};
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
const err15 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.until !== undefined){
let data5 = data.until;
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.instant(data5);
if(data !== undefined){
data["until"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats24(data5))){
const err16 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!(formats26(data5))){
const err17 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"}};
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
const err18 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.page !== undefined){
let data6 = data.page;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000000 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data7 = data.page_size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 50 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const get_event_input = validate9;
const schema9 = {"type":"object","required":["event_id"],"properties":{"event_id":{"type":"string","format":"uuid","reads":"text"},"timezone":{"type":"string","format":"timezone","maxLength":100,"reads":"text"}},"additionalProperties":false};

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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore18 = errors;
for(const key0 in data){
if(errors - errorsBefore18 >= 100) break;
if(!((key0 === "event_id") || (key0 === "timezone"))){
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
if(data.event_id !== undefined){
let data0 = data.event_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["event_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
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
const err3 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timezone !== undefined){
let data1 = data.timezone;
if(typeof data1 === "string" && data1.length <= 1400){
data1 = readings.text(data1);
if(data !== undefined){
data["timezone"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err4 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(!(formats14(data1))){
const err5 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err6 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const link_contact_to_company_input = validate10;
const schema10 = {"type":"object","required":["contact_id","company_id"],"properties":{"contact_id":{"type":"string","format":"uuid","reads":"text"},"company_id":{"type":"string","format":"uuid","reads":"text"},"replace_existing":{"type":"boolean"}},"additionalProperties":false};

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
if(data.contact_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.company_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore19 = errors;
for(const key0 in data){
if(errors - errorsBefore19 >= 100) break;
if(!(((key0 === "contact_id") || (key0 === "company_id")) || (key0 === "replace_existing"))){
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
if(data.contact_id !== undefined){
let data0 = data.contact_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["contact_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.company_id !== undefined){
let data1 = data.company_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["company_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.replace_existing !== undefined){
if(typeof data.replace_existing !== "boolean"){
const err7 = {instancePath:instancePath+"/replace_existing",schemaPath:"#/properties/replace_existing/type",keyword:"type",params:{type: "boolean"}};
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
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const list_crm_notes_input = validate11;
const schema11 = {"type":"object","required":["record_type","record_id"],"properties":{"record_type":{"type":"string","enum":["contact","company","opportunity"],"reads":{"choice":["contact","company","opportunity"]}},"record_id":{"type":"string","format":"uuid","reads":"text"},"query":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"body_max_chars":{"type":"integer","minimum":50,"maximum":20000},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":50}},"additionalProperties":false};

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
if(data.record_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.record_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore20 = errors;
for(const key0 in data){
if(errors - errorsBefore20 >= 100) break;
if(!((((((key0 === "record_type") || (key0 === "record_id")) || (key0 === "query")) || (key0 === "body_max_chars")) || (key0 === "page")) || (key0 === "page_size"))){
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
if(data.record_type !== undefined){
let data0 = data.record_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema11.properties.record_type.reads.choice);
if(data !== undefined){
data["record_type"] = data0;
}
}
if(!(((data0 === "contact") || (data0 === "company")) || (data0 === "opportunity"))){
const err4 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/enum",keyword:"enum",params:{allowedValues: schema11.properties.record_type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.record_id !== undefined){
let data1 = data.record_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["record_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(typeof data2 === "string" && data2.length <= 1800){
data2 = readings.text(data2);
if(data !== undefined){
data["query"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 200 && readings.isLonger(data2, 200)){
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data2 = data2.slice(0, 200).toWellFormed();
}
if(data2 === ""){
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats4(data2))){
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/format",keyword:"format",params:{format: "text"}};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.body_max_chars !== undefined){
let data3 = data.body_max_chars;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/body_max_chars",schemaPath:"#/properties/body_max_chars/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/body_max_chars",schemaPath:"#/properties/body_max_chars/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 50 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/body_max_chars",schemaPath:"#/properties/body_max_chars/minimum",keyword:"minimum",params:{comparison: ">=", limit: 50}};
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
if(data.page !== undefined){
let data4 = data.page;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000000 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.page_size !== undefined){
let data5 = data.page_size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const list_crm_records_input = validate12;
const schema12 = {"type":"object","required":["record_type"],"properties":{"record_type":{"type":"string","enum":["contact","company","opportunity","task","segment","campaign","line_item","product"],"reads":{"choice":["contact","company","opportunity","task","segment","campaign","line_item","product"]}},"filters":{"type":"array","maxItems":10,"items":{"type":"object","required":["field","operator"],"properties":{"field":{"type":"string","format":"text","reads":"text"},"operator":{"type":"string","enum":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"],"reads":{"choice":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"]}},"value":{"type":["string","number","boolean","array"],"maxLength":1000,"maxItems":100,"items":{"type":["string","number","boolean"],"maxLength":1000,"format":"text","reads":"text"},"format":"text","reads":"text"}},"additionalProperties":false}},"match":{"type":"string","enum":["all","any"],"reads":{"choice":["all","any"]}},"sort_by":{"type":"string","maxLength":64,"format":"text","reads":"text"},"sort_direction":{"type":"string","enum":["asc","desc"],"reads":{"choice":["asc","desc"]}},"fields":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":101,"format":"text","reads":"text"}},"group_by":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"type":"string","maxLength":64,"format":"text","reads":"text"}},"period":{"type":"string","enum":["day","week","month","quarter","year"],"reads":{"choice":["day","week","month","quarter","year"]}},"measures":{"type":"array","minItems":1,"maxItems":5,"uniqueItems":true,"items":{"type":"string","maxLength":60,"format":"text","reads":"text"}},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":50}},"additionalProperties":false};

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
if(data.record_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore21 = errors;
for(const key0 in data){
if(errors - errorsBefore21 >= 100) break;
if(!(func0.call(schema12.properties, key0))){
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
if(data.record_type !== undefined){
let data0 = data.record_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema12.properties.record_type.reads.choice);
if(data !== undefined){
data["record_type"] = data0;
}
}
if(!((((((((data0 === "contact") || (data0 === "company")) || (data0 === "opportunity")) || (data0 === "task")) || (data0 === "segment")) || (data0 === "campaign")) || (data0 === "line_item")) || (data0 === "product"))){
const err3 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/enum",keyword:"enum",params:{allowedValues: schema12.properties.record_type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.filters !== undefined){
let data1 = data.filters;
if(Array.isArray(data1)){
if(data1.length > 10){
const err4 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 10);
}
const len0 = data1.length;
const errorsBefore22 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore22 >= 100) break;
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.field === undefined){
const err5 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.operator === undefined){
const err6 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/required",keyword:"required",params:{missingProperty: "operator"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const errorsBefore23 = errors;
for(const key1 in data2){
if(errors - errorsBefore23 >= 100) break;
if(!(((key1 === "field") || (key1 === "operator")) || (key1 === "value"))){
const err7 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.field !== undefined){
let data3 = data2.field;
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data2 !== undefined){
data2["field"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err8 = {instancePath:instancePath+"/filters/" + i0+"/field",schemaPath:"#/properties/filters/items/properties/field/format",keyword:"format",params:{format: "text"}};
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
const err9 = {instancePath:instancePath+"/filters/" + i0+"/field",schemaPath:"#/properties/filters/items/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.operator !== undefined){
let data4 = data2.operator;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/filters/" + i0+"/operator",schemaPath:"#/properties/filters/items/properties/operator/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema12.properties.filters.items.properties.operator.reads.choice);
if(data2 !== undefined){
data2["operator"] = data4;
}
}
if(!((((((((((((((((((((data4 === "eq") || (data4 === "neq")) || (data4 === "lt")) || (data4 === "lte")) || (data4 === "gt")) || (data4 === "gte")) || (data4 === "between")) || (data4 === "in")) || (data4 === "not_in")) || (data4 === "contains")) || (data4 === "not_contains")) || (data4 === "starts_with")) || (data4 === "ends_with")) || (data4 === "is_empty")) || (data4 === "is_not_empty")) || (data4 === "within_last_days")) || (data4 === "within_next_days")) || (data4 === "older_than_days")) || (data4 === "has_any")) || (data4 === "has_all"))){
const err11 = {instancePath:instancePath+"/filters/" + i0+"/operator",schemaPath:"#/properties/filters/items/properties/operator/enum",keyword:"enum",params:{allowedValues: schema12.properties.filters.items.properties.operator.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.value !== undefined){
let data5 = data2.value;
if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (!(Array.isArray(data5)))){
const err12 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/type",keyword:"type",params:{type: schema12.properties.filters.items.properties.value.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
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
const err13 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
data5 = data5.slice(0, 1000).toWellFormed();
}
if(!(formats4(data5))){
const err14 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(Array.isArray(data5)){
if(data5.length > 100){
const err15 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
data5 = data5.slice(0, 100);
}
const len1 = data5.length;
const errorsBefore24 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore24 >= 100) break;
let data6 = data5[i1];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err16 = {instancePath:instancePath+"/filters/" + i0+"/value/" + i1,schemaPath:"#/properties/filters/items/properties/value/items/type",keyword:"type",params:{type: schema12.properties.filters.items.properties.value.items.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
const err17 = {instancePath:instancePath+"/filters/" + i0+"/value/" + i1,schemaPath:"#/properties/filters/items/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
data6 = data6.slice(0, 1000).toWellFormed();
}
if(!(formats4(data6))){
const err18 = {instancePath:instancePath+"/filters/" + i0+"/value/" + i1,schemaPath:"#/properties/filters/items/properties/value/items/format",keyword:"format",params:{format: "text"}};
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
}
}
else {
const err19 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/type",keyword:"type",params:{type: "object"}};
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
const err20 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.match !== undefined){
let data7 = data.match;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.choice(data7, schema12.properties.match.reads.choice);
if(data !== undefined){
data["match"] = data7;
}
}
if(!((data7 === "all") || (data7 === "any"))){
const err22 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/enum",keyword:"enum",params:{allowedValues: schema12.properties.match.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sort_by !== undefined){
let data8 = data.sort_by;
if(typeof data8 === "string" && data8.length <= 1256){
data8 = readings.text(data8);
if(data !== undefined){
data["sort_by"] = data8;
}
}
if(typeof data8 === "string"){
if(data8.length > 64 && readings.isLonger(data8, 64)){
const err23 = {instancePath:instancePath+"/sort_by",schemaPath:"#/properties/sort_by/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
data8 = data8.slice(0, 64).toWellFormed();
}
if(!(formats4(data8))){
const err24 = {instancePath:instancePath+"/sort_by",schemaPath:"#/properties/sort_by/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/sort_by",schemaPath:"#/properties/sort_by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sort_direction !== undefined){
let data9 = data.sort_direction;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/sort_direction",schemaPath:"#/properties/sort_direction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.choice(data9, schema12.properties.sort_direction.reads.choice);
if(data !== undefined){
data["sort_direction"] = data9;
}
}
if(!((data9 === "asc") || (data9 === "desc"))){
const err27 = {instancePath:instancePath+"/sort_direction",schemaPath:"#/properties/sort_direction/enum",keyword:"enum",params:{allowedValues: schema12.properties.sort_direction.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.fields !== undefined){
let data10 = data.fields;
if(Array.isArray(data10)){
if(data10.length > 50){
const err28 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
data10 = data10.slice(0, 50);
}
if(data10.length < 1){
const err29 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len2 = data10.length;
const errorsBefore25 = errors;
for(let i2=0; i2<len2; i2++){
if(errors - errorsBefore25 >= 100) break;
let data11 = data10[i2];
if(typeof data11 === "string" && data11.length <= 1404){
data11 = readings.text(data11);
if(data10 !== undefined){
data10[i2] = data11;
}
}
if(typeof data11 === "string"){
if(data11.length > 101 && readings.isLonger(data11, 101)){
const err30 = {instancePath:instancePath+"/fields/" + i2,schemaPath:"#/properties/fields/items/maxLength",keyword:"maxLength",params:{limit: 101}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
data11 = data11.slice(0, 101).toWellFormed();
}
if(!(formats4(data11))){
const err31 = {instancePath:instancePath+"/fields/" + i2,schemaPath:"#/properties/fields/items/format",keyword:"format",params:{format: "text"}};
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
const err32 = {instancePath:instancePath+"/fields/" + i2,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
let i3 = data10.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data10[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err33 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err34 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.group_by !== undefined){
let data12 = data.group_by;
if(Array.isArray(data12)){
if(data12.length > 2){
const err35 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
data12 = data12.slice(0, 2);
}
if(data12.length < 1){
const err36 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len3 = data12.length;
const errorsBefore26 = errors;
for(let i4=0; i4<len3; i4++){
if(errors - errorsBefore26 >= 100) break;
let data13 = data12[i4];
if(typeof data13 === "string" && data13.length <= 1256){
data13 = readings.text(data13);
if(data12 !== undefined){
data12[i4] = data13;
}
}
if(typeof data13 === "string"){
if(data13.length > 64 && readings.isLonger(data13, 64)){
const err37 = {instancePath:instancePath+"/group_by/" + i4,schemaPath:"#/properties/group_by/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
data13 = data13.slice(0, 64).toWellFormed();
}
if(!(formats4(data13))){
const err38 = {instancePath:instancePath+"/group_by/" + i4,schemaPath:"#/properties/group_by/items/format",keyword:"format",params:{format: "text"}};
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
const err39 = {instancePath:instancePath+"/group_by/" + i4,schemaPath:"#/properties/group_by/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
let i5 = data12.length;
let j1;
if(i5 > 1){
const indices1 = {};
for(;i5--;){
let item1 = data12[i5];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err40 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
break;
}
indices1[item1] = i5;
}
}
}
else {
const err41 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.period !== undefined){
let data14 = data.period;
if(typeof data14 !== "string"){
const err42 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.choice(data14, schema12.properties.period.reads.choice);
if(data !== undefined){
data["period"] = data14;
}
}
if(!(((((data14 === "day") || (data14 === "week")) || (data14 === "month")) || (data14 === "quarter")) || (data14 === "year"))){
const err43 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/enum",keyword:"enum",params:{allowedValues: schema12.properties.period.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.measures !== undefined){
let data15 = data.measures;
if(Array.isArray(data15)){
if(data15.length > 5){
const err44 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
data15 = data15.slice(0, 5);
}
if(data15.length < 1){
const err45 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len4 = data15.length;
const errorsBefore27 = errors;
for(let i6=0; i6<len4; i6++){
if(errors - errorsBefore27 >= 100) break;
let data16 = data15[i6];
if(typeof data16 === "string" && data16.length <= 1240){
data16 = readings.text(data16);
if(data15 !== undefined){
data15[i6] = data16;
}
}
if(typeof data16 === "string"){
if(data16.length > 60 && readings.isLonger(data16, 60)){
const err46 = {instancePath:instancePath+"/measures/" + i6,schemaPath:"#/properties/measures/items/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
data16 = data16.slice(0, 60).toWellFormed();
}
if(!(formats4(data16))){
const err47 = {instancePath:instancePath+"/measures/" + i6,schemaPath:"#/properties/measures/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/measures/" + i6,schemaPath:"#/properties/measures/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
let i7 = data15.length;
let j2;
if(i7 > 1){
const indices2 = {};
for(;i7--;){
let item2 = data15[i7];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err49 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j2}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
break;
}
indices2[item2] = i7;
}
}
}
else {
const err50 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.page !== undefined){
let data17 = data.page;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err51 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100000000 || isNaN(data17)){
const err52 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err53 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.page_size !== undefined){
let data18 = data.page_size;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err54 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 50 || isNaN(data18)){
const err55 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err56 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const list_event_types_input = validate13;
const schema13 = {"type":"object","properties":{"query":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"host_user_id":{"type":"string","format":"text","reads":"text"},"include_inactive":{"type":"boolean"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":50}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
const errorsBefore28 = errors;
for(const key0 in data){
if(errors - errorsBefore28 >= 100) break;
if(!(((((key0 === "query") || (key0 === "host_user_id")) || (key0 === "include_inactive")) || (key0 === "page")) || (key0 === "page_size"))){
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
if(data.query !== undefined){
let data0 = data.query;
if(typeof data0 === "string" && data0.length <= 1800){
data0 = readings.text(data0);
if(data !== undefined){
data["query"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 200 && readings.isLonger(data0, 200)){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats4(data0))){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.host_user_id !== undefined){
let data1 = data.host_user_id;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["host_user_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err5 = {instancePath:instancePath+"/host_user_id",schemaPath:"#/properties/host_user_id/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/host_user_id",schemaPath:"#/properties/host_user_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.include_inactive !== undefined){
if(typeof data.include_inactive !== "boolean"){
const err7 = {instancePath:instancePath+"/include_inactive",schemaPath:"#/properties/include_inactive/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.page !== undefined){
let data3 = data.page;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data4 = data.page_size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const list_events_input = validate14;
const schema14 = {"type":"object","properties":{"when":{"type":"string","enum":["upcoming","past","all"],"reads":{"choice":["upcoming","past","all"]}},"from":{"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"to":{"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"status":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"type":"string","enum":["pending","confirmed","declined","cancelled"],"reads":{"choice":["pending","confirmed","declined","cancelled"]}}},"event_type_id":{"type":"string","format":"uuid","reads":"text"},"invitee_email":{"type":"string","format":"email","maxLength":254,"reads":"email"},"contact_id":{"type":"string","format":"uuid","reads":"text"},"host_user_id":{"type":"string","format":"text","reads":"text"},"timezone":{"type":"string","format":"timezone","maxLength":100,"reads":"text"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":50}},"additionalProperties":false};

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
const errorsBefore29 = errors;
for(const key0 in data){
if(errors - errorsBefore29 >= 100) break;
if(!(func0.call(schema14.properties, key0))){
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
if(data.when !== undefined){
let data0 = data.when;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema14.properties.when.reads.choice);
if(data !== undefined){
data["when"] = data0;
}
}
if(!(((data0 === "upcoming") || (data0 === "past")) || (data0 === "all"))){
const err2 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues: schema14.properties.when.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.instant(data1);
if(data !== undefined){
data["from"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats24(data1))){
const err3 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!(formats26(data1))){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date-time"}};
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
const err5 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string" && data2.length <= 1000){
data2 = readings.instant(data2);
if(data !== undefined){
data["to"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats24(data2))){
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!(formats26(data2))){
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date-time"}};
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
const err8 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(Array.isArray(data3)){
if(data3.length > 4){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data3 = data3.slice(0, 4);
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
const errorsBefore30 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore30 >= 100) break;
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/status/" + i0,schemaPath:"#/properties/status/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema14.properties.status.items.reads.choice);
if(data3 !== undefined){
data3[i0] = data4;
}
}
if(!((((data4 === "pending") || (data4 === "confirmed")) || (data4 === "declined")) || (data4 === "cancelled"))){
const err12 = {instancePath:instancePath+"/status/" + i0,schemaPath:"#/properties/status/items/enum",keyword:"enum",params:{allowedValues: schema14.properties.status.items.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.event_type_id !== undefined){
let data5 = data.event_type_id;
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data !== undefined){
data["event_type_id"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err15 = {instancePath:instancePath+"/event_type_id",schemaPath:"#/properties/event_type_id/format",keyword:"format",params:{format: "uuid"}};
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
const err16 = {instancePath:instancePath+"/event_type_id",schemaPath:"#/properties/event_type_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.invitee_email !== undefined){
let data6 = data.invitee_email;
if(typeof data6 === "string" && data6.length <= 2016){
data6 = readings.email(data6);
if(data !== undefined){
data["invitee_email"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 254 && readings.isLonger(data6, 254)){
const err17 = {instancePath:instancePath+"/invitee_email",schemaPath:"#/properties/invitee_email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
data6 = data6.slice(0, 254).toWellFormed();
}
if(!(formats10(data6))){
const err18 = {instancePath:instancePath+"/invitee_email",schemaPath:"#/properties/invitee_email/format",keyword:"format",params:{format: "email"}};
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
const err19 = {instancePath:instancePath+"/invitee_email",schemaPath:"#/properties/invitee_email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.contact_id !== undefined){
let data7 = data.contact_id;
if(typeof data7 === "string" && data7.length <= 1000){
data7 = readings.text(data7);
if(data !== undefined){
data["contact_id"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err20 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/format",keyword:"format",params:{format: "uuid"}};
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
const err21 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.host_user_id !== undefined){
let data8 = data.host_user_id;
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data !== undefined){
data["host_user_id"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err22 = {instancePath:instancePath+"/host_user_id",schemaPath:"#/properties/host_user_id/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/host_user_id",schemaPath:"#/properties/host_user_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.timezone !== undefined){
let data9 = data.timezone;
if(typeof data9 === "string" && data9.length <= 1400){
data9 = readings.text(data9);
if(data !== undefined){
data["timezone"] = data9;
}
}
if(typeof data9 === "string"){
if(data9.length > 100 && readings.isLonger(data9, 100)){
const err24 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
data9 = data9.slice(0, 100).toWellFormed();
}
if(!(formats14(data9))){
const err25 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err26 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.page !== undefined){
let data10 = data.page;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100000000 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.page_size !== undefined){
let data11 = data.page_size;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 50 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const remove_event_invitee_input = validate15;
const schema15 = {"type":"object","required":["event_id"],"properties":{"event_id":{"type":"string","format":"uuid","reads":"text"},"invitee_id":{"type":"string","format":"uuid","reads":"text"},"email":{"type":"string","format":"email","maxLength":254,"reads":"email"},"reason":{"type":"string","maxLength":500,"format":"multiline","reads":"multiline"},"notify":{"type":"boolean"}},"additionalProperties":false};

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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore31 = errors;
for(const key0 in data){
if(errors - errorsBefore31 >= 100) break;
if(!(((((key0 === "event_id") || (key0 === "invitee_id")) || (key0 === "email")) || (key0 === "reason")) || (key0 === "notify"))){
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
if(data.event_id !== undefined){
let data0 = data.event_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["event_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
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
const err3 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.invitee_id !== undefined){
let data1 = data.invitee_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["invitee_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err4 = {instancePath:instancePath+"/invitee_id",schemaPath:"#/properties/invitee_id/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/invitee_id",schemaPath:"#/properties/invitee_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string" && data2.length <= 2016){
data2 = readings.email(data2);
if(data !== undefined){
data["email"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 254 && readings.isLonger(data2, 254)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data2 = data2.slice(0, 254).toWellFormed();
}
if(!(formats10(data2))){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string" && data3.length <= 3000){
data3 = readings.multiline(data3);
if(data !== undefined){
data["reason"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 500 && readings.isLonger(data3, 500)){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data3 = data3.slice(0, 500).toWellFormed();
}
if(!(formats2(data3))){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/format",keyword:"format",params:{format: "multiline"}};
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
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.notify !== undefined){
if(typeof data.notify !== "boolean"){
const err12 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const reschedule_event_input = validate16;
const schema16 = {"type":"object","required":["event_id","new_start_at"],"properties":{"event_id":{"type":"string","format":"uuid","reads":"text"},"new_start_at":{"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"duration_minutes":{"type":"integer","minimum":5,"maximum":1440},"reason":{"type":"string","maxLength":500,"format":"multiline","reads":"multiline"},"notify":{"type":"boolean"},"expected_version":{"type":"integer","minimum":1,"maximum":2147483647}},"additionalProperties":false};

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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.new_start_at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new_start_at"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore32 = errors;
for(const key0 in data){
if(errors - errorsBefore32 >= 100) break;
if(!((((((key0 === "event_id") || (key0 === "new_start_at")) || (key0 === "duration_minutes")) || (key0 === "reason")) || (key0 === "notify")) || (key0 === "expected_version"))){
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
if(data.event_id !== undefined){
let data0 = data.event_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["event_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.new_start_at !== undefined){
let data1 = data.new_start_at;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.instant(data1);
if(data !== undefined){
data["new_start_at"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats24(data1))){
const err5 = {instancePath:instancePath+"/new_start_at",schemaPath:"#/properties/new_start_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!(formats26(data1))){
const err6 = {instancePath:instancePath+"/new_start_at",schemaPath:"#/properties/new_start_at/format",keyword:"format",params:{format: "date-time"}};
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
const err7 = {instancePath:instancePath+"/new_start_at",schemaPath:"#/properties/new_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.duration_minutes !== undefined){
let data2 = data.duration_minutes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1440 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 5 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string" && data3.length <= 3000){
data3 = readings.multiline(data3);
if(data !== undefined){
data["reason"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 500 && readings.isLonger(data3, 500)){
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
data3 = data3.slice(0, 500).toWellFormed();
}
if(!(formats2(data3))){
const err12 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/format",keyword:"format",params:{format: "multiline"}};
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
const err13 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.notify !== undefined){
if(typeof data.notify !== "boolean"){
const err14 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.expected_version !== undefined){
let data5 = data.expected_version;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const search_crm_input = validate17;
const schema17 = {"type":"object","required":["query"],"properties":{"query":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"record_types":{"type":"array","minItems":1,"maxItems":7,"uniqueItems":true,"items":{"type":"string","enum":["contact","company","opportunity","task","segment","campaign","product"],"reads":{"choice":["contact","company","opportunity","task","segment","campaign","product"]}}},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":50}},"additionalProperties":false};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore33 = errors;
for(const key0 in data){
if(errors - errorsBefore33 >= 100) break;
if(!((((key0 === "query") || (key0 === "record_types")) || (key0 === "page")) || (key0 === "page_size"))){
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
if(data.query !== undefined){
let data0 = data.query;
if(typeof data0 === "string" && data0.length <= 1800){
data0 = readings.text(data0);
if(data !== undefined){
data["query"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 200 && readings.isLonger(data0, 200)){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 200).toWellFormed();
}
if(data0 === ""){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats4(data0))){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.record_types !== undefined){
let data1 = data.record_types;
if(Array.isArray(data1)){
if(data1.length > 7){
const err6 = {instancePath:instancePath+"/record_types",schemaPath:"#/properties/record_types/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data1 = data1.slice(0, 7);
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/record_types",schemaPath:"#/properties/record_types/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
const errorsBefore34 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore34 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/record_types/" + i0,schemaPath:"#/properties/record_types/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema17.properties.record_types.items.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!(((((((data2 === "contact") || (data2 === "company")) || (data2 === "opportunity")) || (data2 === "task")) || (data2 === "segment")) || (data2 === "campaign")) || (data2 === "product"))){
const err9 = {instancePath:instancePath+"/record_types/" + i0,schemaPath:"#/properties/record_types/items/enum",keyword:"enum",params:{allowedValues: schema17.properties.record_types.items.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
const err10 = {instancePath:instancePath+"/record_types",schemaPath:"#/properties/record_types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/record_types",schemaPath:"#/properties/record_types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.page !== undefined){
let data3 = data.page;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data4 = data.page_size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update_crm_record_input = validate18;
const schema18 = {"type":"object","required":["record_type","record_id"],"properties":{"record_type":{"type":"string","enum":["contact","company","opportunity","task","line_item","product"],"reads":{"choice":["contact","company","opportunity","task","line_item","product"]}},"record_id":{"type":"string","format":"uuid","reads":"text"},"fields":{"type":"object","minProperties":1,"maxProperties":100,"additionalProperties":true},"tags_add":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":50,"format":"text","reads":"text"}},"tags_remove":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":50,"format":"text","reads":"text"}},"expected_version":{"type":"integer","minimum":1,"maximum":2147483647}},"additionalProperties":false};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.record_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore35 = errors;
for(const key0 in data){
if(errors - errorsBefore35 >= 100) break;
if(!((((((key0 === "record_type") || (key0 === "record_id")) || (key0 === "fields")) || (key0 === "tags_add")) || (key0 === "tags_remove")) || (key0 === "expected_version"))){
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
if(data.record_type !== undefined){
let data0 = data.record_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema18.properties.record_type.reads.choice);
if(data !== undefined){
data["record_type"] = data0;
}
}
if(!((((((data0 === "contact") || (data0 === "company")) || (data0 === "opportunity")) || (data0 === "task")) || (data0 === "line_item")) || (data0 === "product"))){
const err4 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/enum",keyword:"enum",params:{allowedValues: schema18.properties.record_type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.record_id !== undefined){
let data1 = data.record_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["record_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 100){
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Object.keys(data2).length < 1){
const err8 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minProperties",keyword:"minProperties",params:{limit: 1}};
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
const err9 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.tags_add !== undefined){
let data3 = data.tags_add;
if(Array.isArray(data3)){
if(data3.length > 50){
const err10 = {instancePath:instancePath+"/tags_add",schemaPath:"#/properties/tags_add/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
data3 = data3.slice(0, 50);
}
const len0 = data3.length;
const errorsBefore36 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore36 >= 100) break;
let data4 = data3[i0];
if(typeof data4 === "string" && data4.length <= 1200){
data4 = readings.text(data4);
if(data3 !== undefined){
data3[i0] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 50 && readings.isLonger(data4, 50)){
const err11 = {instancePath:instancePath+"/tags_add/" + i0,schemaPath:"#/properties/tags_add/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
data4 = data4.slice(0, 50).toWellFormed();
}
if(!(formats4(data4))){
const err12 = {instancePath:instancePath+"/tags_add/" + i0,schemaPath:"#/properties/tags_add/items/format",keyword:"format",params:{format: "text"}};
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
const err13 = {instancePath:instancePath+"/tags_add/" + i0,schemaPath:"#/properties/tags_add/items/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath:instancePath+"/tags_add",schemaPath:"#/properties/tags_add/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.tags_remove !== undefined){
let data5 = data.tags_remove;
if(Array.isArray(data5)){
if(data5.length > 50){
const err15 = {instancePath:instancePath+"/tags_remove",schemaPath:"#/properties/tags_remove/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
data5 = data5.slice(0, 50);
}
const len1 = data5.length;
const errorsBefore37 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore37 >= 100) break;
let data6 = data5[i1];
if(typeof data6 === "string" && data6.length <= 1200){
data6 = readings.text(data6);
if(data5 !== undefined){
data5[i1] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 50 && readings.isLonger(data6, 50)){
const err16 = {instancePath:instancePath+"/tags_remove/" + i1,schemaPath:"#/properties/tags_remove/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
data6 = data6.slice(0, 50).toWellFormed();
}
if(!(formats4(data6))){
const err17 = {instancePath:instancePath+"/tags_remove/" + i1,schemaPath:"#/properties/tags_remove/items/format",keyword:"format",params:{format: "text"}};
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
const err18 = {instancePath:instancePath+"/tags_remove/" + i1,schemaPath:"#/properties/tags_remove/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err19 = {instancePath:instancePath+"/tags_remove",schemaPath:"#/properties/tags_remove/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.expected_version !== undefined){
let data7 = data.expected_version;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update_event_input = validate19;
const schema19 = {"type":"object","required":["event_id"],"properties":{"event_id":{"type":"string","format":"uuid","reads":"text"},"title":{"type":"string","minLength":1,"maxLength":150,"format":"text","reads":"text"},"description":{"type":"string","maxLength":10000,"format":"multiline","reads":"multiline"},"location":{"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["video_link","phone","in_person","invitee_phone","custom"],"reads":{"choice":["video_link","phone","in_person","invitee_phone","custom"]}},"value":{"type":"string","maxLength":500,"format":"text","reads":"text"}},"additionalProperties":false},"internal_notes":{"type":"string","maxLength":10000,"format":"multiline","reads":"multiline"},"host_user_id":{"type":"string","format":"text","reads":"text"},"decision":{"type":"string","enum":["confirm","decline"],"reads":{"choice":["confirm","decline"]}},"no_show_invitee_ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","format":"uuid","reads":"text"}},"notify":{"type":"boolean"},"expected_version":{"type":"integer","minimum":1,"maximum":2147483647}},"additionalProperties":false};

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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore38 = errors;
for(const key0 in data){
if(errors - errorsBefore38 >= 100) break;
if(!(func0.call(schema19.properties, key0))){
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
if(data.event_id !== undefined){
let data0 = data.event_id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["event_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
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
const err3 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string" && data1.length <= 1600){
data1 = readings.text(data1);
if(data !== undefined){
data["title"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 150 && readings.isLonger(data1, 150)){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 150).toWellFormed();
}
if(data1 === ""){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats4(data1))){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
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
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string" && data2.length <= 41000){
data2 = readings.multiline(data2);
if(data !== undefined){
data["description"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 10000 && readings.isLonger(data2, 10000)){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
data2 = data2.slice(0, 10000).toWellFormed();
}
if(!(formats2(data2))){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.location !== undefined){
let data3 = data.location;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err11 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const errorsBefore39 = errors;
for(const key1 in data3){
if(errors - errorsBefore39 >= 100) break;
if(!((key1 === "type") || (key1 === "value"))){
const err12 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/location/type",schemaPath:"#/properties/location/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema19.properties.location.properties.type.reads.choice);
if(data3 !== undefined){
data3["type"] = data4;
}
}
if(!(((((data4 === "video_link") || (data4 === "phone")) || (data4 === "in_person")) || (data4 === "invitee_phone")) || (data4 === "custom"))){
const err14 = {instancePath:instancePath+"/location/type",schemaPath:"#/properties/location/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.location.properties.type.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.value !== undefined){
let data5 = data3.value;
if(typeof data5 === "string" && data5.length <= 3000){
data5 = readings.text(data5);
if(data3 !== undefined){
data3["value"] = data5;
}
}
if(typeof data5 === "string"){
if(data5.length > 500 && readings.isLonger(data5, 500)){
const err15 = {instancePath:instancePath+"/location/value",schemaPath:"#/properties/location/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
data5 = data5.slice(0, 500).toWellFormed();
}
if(!(formats4(data5))){
const err16 = {instancePath:instancePath+"/location/value",schemaPath:"#/properties/location/properties/value/format",keyword:"format",params:{format: "text"}};
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
const err17 = {instancePath:instancePath+"/location/value",schemaPath:"#/properties/location/properties/value/type",keyword:"type",params:{type: "string"}};
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
else {
const err18 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.internal_notes !== undefined){
let data6 = data.internal_notes;
if(typeof data6 === "string" && data6.length <= 41000){
data6 = readings.multiline(data6);
if(data !== undefined){
data["internal_notes"] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 10000 && readings.isLonger(data6, 10000)){
const err19 = {instancePath:instancePath+"/internal_notes",schemaPath:"#/properties/internal_notes/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
data6 = data6.slice(0, 10000).toWellFormed();
}
if(!(formats2(data6))){
const err20 = {instancePath:instancePath+"/internal_notes",schemaPath:"#/properties/internal_notes/format",keyword:"format",params:{format: "multiline"}};
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
const err21 = {instancePath:instancePath+"/internal_notes",schemaPath:"#/properties/internal_notes/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.host_user_id !== undefined){
let data7 = data.host_user_id;
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["host_user_id"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err22 = {instancePath:instancePath+"/host_user_id",schemaPath:"#/properties/host_user_id/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/host_user_id",schemaPath:"#/properties/host_user_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.decision !== undefined){
let data8 = data.decision;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.choice(data8, schema19.properties.decision.reads.choice);
if(data !== undefined){
data["decision"] = data8;
}
}
if(!((data8 === "confirm") || (data8 === "decline"))){
const err25 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/enum",keyword:"enum",params:{allowedValues: schema19.properties.decision.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.no_show_invitee_ids !== undefined){
let data9 = data.no_show_invitee_ids;
if(Array.isArray(data9)){
if(data9.length > 100){
const err26 = {instancePath:instancePath+"/no_show_invitee_ids",schemaPath:"#/properties/no_show_invitee_ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
data9 = data9.slice(0, 100);
}
if(data9.length < 1){
const err27 = {instancePath:instancePath+"/no_show_invitee_ids",schemaPath:"#/properties/no_show_invitee_ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len0 = data9.length;
const errorsBefore40 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore40 >= 100) break;
let data10 = data9[i0];
if(typeof data10 === "string" && data10.length <= 1000){
data10 = readings.text(data10);
if(data9 !== undefined){
data9[i0] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err28 = {instancePath:instancePath+"/no_show_invitee_ids/" + i0,schemaPath:"#/properties/no_show_invitee_ids/items/format",keyword:"format",params:{format: "uuid"}};
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
const err29 = {instancePath:instancePath+"/no_show_invitee_ids/" + i0,schemaPath:"#/properties/no_show_invitee_ids/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err30 = {instancePath:instancePath+"/no_show_invitee_ids",schemaPath:"#/properties/no_show_invitee_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err31 = {instancePath:instancePath+"/no_show_invitee_ids",schemaPath:"#/properties/no_show_invitee_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.notify !== undefined){
if(typeof data.notify !== "boolean"){
const err32 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.expected_version !== undefined){
let data12 = data.expected_version;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err33 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

