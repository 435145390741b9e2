// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const teamPage_get_parameters = validate0;
const schema0 = {"type":"object","properties":{"organization_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"},"event_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"}},"required":["organization_slug","event_slug"],"additionalProperties":false};
const formats0 = formats.text;

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
if(data.organization_slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_slug"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_slug === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_slug"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore0 = errors;
for(const key0 in data){
if(errors - errorsBefore0 >= 100) break;
if(!((key0 === "organization_slug") || (key0 === "event_slug"))){
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
if(data.organization_slug !== undefined){
let data0 = data.organization_slug;
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["organization_slug"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err3 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_slug !== undefined){
let data1 = data.event_slug;
if(typeof data1 === "string" && data1.length <= 1400){
data1 = readings.text(data1);
if(data !== undefined){
data["event_slug"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err6 = {instancePath:instancePath+"/event_slug",schemaPath:"#/properties/event_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/event_slug",schemaPath:"#/properties/event_slug/format",keyword:"format",params:{format: "text"}};
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
const err8 = {instancePath:instancePath+"/event_slug",schemaPath:"#/properties/event_slug/type",keyword:"type",params:{type: "string"}};
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const teamPage_book_parameters = validate1;
const schema1 = {"type":"object","properties":{"organization_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"},"event_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"}},"required":["organization_slug","event_slug"],"additionalProperties":false};

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
if(data.organization_slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_slug"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_slug === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_slug"}};
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
if(!((key0 === "organization_slug") || (key0 === "event_slug"))){
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
if(data.organization_slug !== undefined){
let data0 = data.organization_slug;
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["organization_slug"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err3 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_slug !== undefined){
let data1 = data.event_slug;
if(typeof data1 === "string" && data1.length <= 1400){
data1 = readings.text(data1);
if(data !== undefined){
data["event_slug"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err6 = {instancePath:instancePath+"/event_slug",schemaPath:"#/properties/event_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/event_slug",schemaPath:"#/properties/event_slug/format",keyword:"format",params:{format: "text"}};
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
const err8 = {instancePath:instancePath+"/event_slug",schemaPath:"#/properties/event_slug/type",keyword:"type",params:{type: "string"}};
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const teamPage_book_body = validate2;
const schema2 = {"$ref":"document#/components/schemas/BookingRequest"};
const schema4 = {"type":"object","required":["start_at","invitee"],"properties":{"start_at":{"$ref":"document#/components/schemas/Timestamp"},"duration_minutes":{"$ref":"document#/components/schemas/EventMinutes"},"invitee":{"$ref":"document#/components/schemas/BookingVisitor"},"guests":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/EventGuest"}},"answers":{"$ref":"document#/components/schemas/EventAnswers"}},"additionalProperties":false};
const schema5 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const schema6 = {"type":"integer","minimum":5,"maximum":1440};
const schema11 = {"type":"object","maxProperties":20,"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":50,"items":{"type":"string","maxLength":100,"format":"text","reads":"text"},"format":"multiline","reads":"multiline"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}$"}};
const formats8 = formats.zoned;
const formats10 = formats["date-time"];
const formats24 = formats.multiline;
const schema7 = {"type":"object","required":["name","email"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"email":{"$ref":"document#/components/schemas/Email"},"phone":{"type":["string","null"],"format":"phone","maxLength":50,"reads":"text"},"timezone":{"type":["string","null"],"format":"timezone","maxLength":100,"reads":"text"},"locale":{"type":["string","null"],"enum":["en","fr",null],"reads":{"choice":["en","fr",null]}}},"additionalProperties":false};
const schema8 = {"type":"string","format":"email","maxLength":254,"reads":"email"};
const formats14 = formats.email;
const formats16 = formats.phone;
const formats18 = formats.timezone;

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
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
const errorsBefore2 = errors;
for(const key0 in data){
if(errors - errorsBefore2 >= 100) break;
if(!(((((key0 === "name") || (key0 === "email")) || (key0 === "phone")) || (key0 === "timezone")) || (key0 === "locale"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string" && data0.length <= 1800){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 200 && readings.isLonger(data0, 200)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
data0 = data0.slice(0, 200).toWellFormed();
}
if(data0 === ""){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data0))){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
const err7 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data1 = data1.slice(0, 254).toWellFormed();
}
if(!(formats14(data1))){
const err8 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/format",keyword:"format",params:{format: "email"}};
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
const err9 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.phone !== undefined){
let data2 = data.phone;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema7.properties.phone.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 1200){
data2 = readings.text(data2);
if(data !== undefined){
data["phone"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 50 && readings.isLonger(data2, 50)){
const err11 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
data2 = data2.slice(0, 50).toWellFormed();
}
if(!(formats16(data2))){
const err12 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "phone"}};
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
if(data.timezone !== undefined){
let data3 = data.timezone;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema7.properties.timezone.type}};
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
data["timezone"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 100 && readings.isLonger(data3, 100)){
const err14 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
data3 = data3.slice(0, 100).toWellFormed();
}
if(!(formats18(data3))){
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "timezone"}};
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
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema7.properties.locale.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema7.properties.locale.reads.choice);
if(data !== undefined){
data["locale"] = data4;
}
}
if(!(((data4 === "en") || (data4 === "fr")) || (data4 === null))){
const err17 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema7.properties.locale.enum}};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema9 = {"type":"object","required":["email"],"properties":{"email":{"$ref":"document#/components/schemas/Email"},"name":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"}},"additionalProperties":false};

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
const errorsBefore3 = errors;
for(const key0 in data){
if(errors - errorsBefore3 >= 100) break;
if(!((key0 === "email") || (key0 === "name"))){
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
const err2 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 254).toWellFormed();
}
if(!(formats14(data0))){
const err3 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/format",keyword:"format",params:{format: "email"}};
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
const err4 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema9.properties.name.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 1800){
data1 = readings.text(data1);
if(data !== undefined){
data["name"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 200 && readings.isLonger(data1, 200)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
data1 = data1.slice(0, 200).toWellFormed();
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^[a-z][a-z0-9_]{0,49}$", "u");

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
if(data.start_at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_at"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.invitee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invitee"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore4 = errors;
for(const key0 in data){
if(errors - errorsBefore4 >= 100) break;
if(!(((((key0 === "start_at") || (key0 === "duration_minutes")) || (key0 === "invitee")) || (key0 === "guests")) || (key0 === "answers"))){
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
if(data.start_at !== undefined){
let data0 = data.start_at;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.instant(data0);
if(data !== undefined){
data["start_at"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats8(data0))){
const err3 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data0 === "string"){
if(!(formats10(data0))){
const err4 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err5 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.duration_minutes !== undefined){
let data1 = data.duration_minutes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1440 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 5 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
if(data.invitee !== undefined){
if(!(validate5(data.invitee, {instancePath:instancePath+"/invitee",parentData:data,parentDataProperty:"invitee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.guests !== undefined){
let data3 = data.guests;
if(Array.isArray(data3)){
if(data3.length > 20){
const err9 = {instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data3 = data3.slice(0, 20);
}
const len0 = data3.length;
const errorsBefore5 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore5 >= 100) break;
if(!(validate7(data3[i0], {instancePath:instancePath+"/guests/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.answers !== undefined){
let data5 = data.answers;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 20){
const err11 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/EventAnswers/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const errorsBefore6 = errors;
for(const key1 in data5){
if(errors - errorsBefore6 >= 100) break;
const _errs16 = errors;
if(typeof key1 === "string"){
if(!pattern0.test(key1)){
const err12 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/EventAnswers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid7 = _errs16 === errors;
if(!valid7){
const err13 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/EventAnswers/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
const errorsBefore7 = errors;
for(const key2 in data5){
if(errors - errorsBefore7 >= 100) break;
let data6 = data5[key2];
if(((((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")) && (!(Array.isArray(data6)))) && (data6 !== null)){
const err14 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/type",keyword:"type",params:{type: schema11.additionalProperties.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string" && data6.length <= 41000){
data6 = readings.multiline(data6);
if(data5 !== undefined){
data5[key2] = data6;
}
}
if(typeof data6 === "string"){
if(data6.length > 10000 && readings.isLonger(data6, 10000)){
const err15 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
data6 = data6.slice(0, 10000).toWellFormed();
}
if(!(formats24(data6))){
const err16 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(Array.isArray(data6)){
if(data6.length > 50){
const err17 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
data6 = data6.slice(0, 50);
}
const len1 = data6.length;
const errorsBefore8 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore8 >= 100) break;
let data7 = data6[i1];
if(typeof data7 === "string" && data7.length <= 1400){
data7 = readings.text(data7);
if(data6 !== undefined){
data6[i1] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 100 && readings.isLonger(data7, 100)){
const err18 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
data7 = data7.slice(0, 100).toWellFormed();
}
if(!(formats0(data7))){
const err19 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err20 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err21 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/EventAnswers/type",keyword:"type",params:{type: "object"}};
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

export const teamPage_slots_parameters = validate10;
const schema12 = {"type":"object","properties":{"organization_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"},"event_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"},"from":{"$ref":"document#/components/schemas/Timestamp"},"to":{"$ref":"document#/components/schemas/Timestamp"},"timezone":{"$ref":"document#/components/schemas/Timezone"},"duration_minutes":{"$ref":"document#/components/schemas/EventMinutes"}},"required":["organization_slug","event_slug","from","to"],"additionalProperties":false};
const schema15 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};

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
if(data.organization_slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_slug"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_slug === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_slug"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.from === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.to === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const errorsBefore9 = errors;
for(const key0 in data){
if(errors - errorsBefore9 >= 100) break;
if(!((((((key0 === "organization_slug") || (key0 === "event_slug")) || (key0 === "from")) || (key0 === "to")) || (key0 === "timezone")) || (key0 === "duration_minutes"))){
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
if(data.organization_slug !== undefined){
let data0 = data.organization_slug;
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["organization_slug"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err5 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(!(formats0(data0))){
const err6 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/format",keyword:"format",params:{format: "text"}};
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
const err7 = {instancePath:instancePath+"/organization_slug",schemaPath:"#/properties/organization_slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.event_slug !== undefined){
let data1 = data.event_slug;
if(typeof data1 === "string" && data1.length <= 1400){
data1 = readings.text(data1);
if(data !== undefined){
data["event_slug"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 100 && readings.isLonger(data1, 100)){
const err8 = {instancePath:instancePath+"/event_slug",schemaPath:"#/properties/event_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
data1 = data1.slice(0, 100).toWellFormed();
}
if(!(formats0(data1))){
const err9 = {instancePath:instancePath+"/event_slug",schemaPath:"#/properties/event_slug/format",keyword:"format",params:{format: "text"}};
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
const err10 = {instancePath:instancePath+"/event_slug",schemaPath:"#/properties/event_slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string" && data2.length <= 1000){
data2 = readings.instant(data2);
if(data !== undefined){
data["from"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats8(data2))){
const err11 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!(formats10(data2))){
const err12 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err13 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.instant(data3);
if(data !== undefined){
data["to"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats8(data3))){
const err14 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(typeof data3 === "string"){
if(!(formats10(data3))){
const err15 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err16 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.timezone !== undefined){
let data4 = data.timezone;
if(typeof data4 === "string" && data4.length <= 1400){
data4 = readings.text(data4);
if(data !== undefined){
data["timezone"] = data4;
}
}
if(typeof data4 === "string"){
if(data4.length > 100 && readings.isLonger(data4, 100)){
const err17 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
data4 = data4.slice(0, 100).toWellFormed();
}
if(!(formats18(data4))){
const err18 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err19 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.duration_minutes !== undefined){
let data5 = data.duration_minutes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1440 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 5 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

