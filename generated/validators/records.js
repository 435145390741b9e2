// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func1_module from "ajv/dist/runtime/ucs2length.js";
import func0_module from "ajv/dist/runtime/equal.js";
export const busy_feed_create = validate20;
const schema31 = {"type":"object","required":["name","url"],"properties":{"user_id":{"$ref":"document#/components/schemas/Id"},"name":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"},"url":{"$ref":"document#/components/schemas/BusyFeedUrl"}},"additionalProperties":false};
const schema33 = {"type":"string","format":"uuid","reads":"text"};
const schema34 = {"type":"string","minLength":1,"maxLength":2048,"format":"text","reads":"text"};
const formats0 = formats.uuid;
const formats2 = formats.text;
const func1 = func1_module.default;

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
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "user_id") || (key0 === "name")) || (key0 === "url"))){
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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["user_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["name"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
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
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["url"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 2048){
const err9 = {instancePath:instancePath+"/url",schemaPath:"document#/components/schemas/BusyFeedUrl/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/url",schemaPath:"document#/components/schemas/BusyFeedUrl/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data2))){
const err11 = {instancePath:instancePath+"/url",schemaPath:"document#/components/schemas/BusyFeedUrl/format",keyword:"format",params:{format: "text"}};
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
const err12 = {instancePath:instancePath+"/url",schemaPath:"document#/components/schemas/BusyFeedUrl/type",keyword:"type",params:{type: "string"}};
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const busy_feed_update = validate22;
const schema35 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"},"url":{"$ref":"document#/components/schemas/BusyFeedUrl"},"user_id":{},"host":{},"status":{},"last_read_at":{},"last_error":{},"period_count":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}},"additionalProperties":false};
const func5 = Object.prototype.hasOwnProperty;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema35.properties, key0))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["url"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 2048){
const err5 = {instancePath:instancePath+"/url",schemaPath:"document#/components/schemas/BusyFeedUrl/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/url",schemaPath:"document#/components/schemas/BusyFeedUrl/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
const err7 = {instancePath:instancePath+"/url",schemaPath:"document#/components/schemas/BusyFeedUrl/format",keyword:"format",params:{format: "text"}};
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
const err8 = {instancePath:instancePath+"/url",schemaPath:"document#/components/schemas/BusyFeedUrl/type",keyword:"type",params:{type: "string"}};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const busy_time_create = validate23;
const schema37 = {"type":"object","required":["start_at","end_at"],"properties":{"user_id":{"$ref":"document#/components/schemas/Id"},"start_at":{"$ref":"document#/components/schemas/Timestamp"},"end_at":{"$ref":"document#/components/schemas/Timestamp"},"title":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"}},"additionalProperties":false};
const schema39 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const formats12 = formats.zoned;
const formats14 = formats["date-time"];

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
if(data.end_at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_at"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "user_id") || (key0 === "start_at")) || (key0 === "end_at")) || (key0 === "title"))){
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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["user_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.start_at !== undefined){
let data1 = data.start_at;
if(typeof data1 === "string"){
data1 = readings.instant(data1);
if(data !== undefined){
data["start_at"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats12(data1))){
const err5 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats14(data1))){
const err6 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err7 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.end_at !== undefined){
let data2 = data.end_at;
if(typeof data2 === "string"){
data2 = readings.instant(data2);
if(data !== undefined){
data["end_at"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats12(data2))){
const err8 = {instancePath:instancePath+"/end_at",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!(formats14(data2))){
const err9 = {instancePath:instancePath+"/end_at",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err10 = {instancePath:instancePath+"/end_at",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema37.properties.title.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data !== undefined){
data["title"] = data3;
}
}
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2(data3))){
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const busy_time_update = validate24;
const schema41 = {"type":"object","additionalProperties":false,"properties":{"user_id":{"$ref":"document#/components/schemas/Id"},"start_at":{"$ref":"document#/components/schemas/Timestamp"},"end_at":{"$ref":"document#/components/schemas/Timestamp"},"title":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"},"source":{},"feed_id":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema41.properties, key0))){
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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["user_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
let data1 = data.start_at;
if(typeof data1 === "string"){
data1 = readings.instant(data1);
if(data !== undefined){
data["start_at"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats12(data1))){
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
if(typeof data1 === "string"){
if(!(formats14(data1))){
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
if(data.end_at !== undefined){
let data2 = data.end_at;
if(typeof data2 === "string"){
data2 = readings.instant(data2);
if(data !== undefined){
data["end_at"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats12(data2))){
const err6 = {instancePath:instancePath+"/end_at",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats14(data2))){
const err7 = {instancePath:instancePath+"/end_at",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err8 = {instancePath:instancePath+"/end_at",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema41.properties.title.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data !== undefined){
data["title"] = data3;
}
}
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data3))){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const campaign_create = validate25;
const schema45 = {"type":"object","required":["name"],"allOf":[{"$ref":"document#/components/schemas/CampaignSettings"},{"$ref":"document#/components/schemas/CampaignBodies"}],"unevaluatedProperties":false};
const schema52 = {"type":"object","properties":{"html_body":{"type":["string","null"],"maxLength":500000,"format":"multiline","reads":"multiline"},"text_body":{"type":["string","null"],"maxLength":500000,"format":"multiline","reads":"multiline"}}};
const schema46 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":150,"format":"text","reads":"text"},"subject":{"type":["string","null"],"maxLength":255,"format":"text","reads":"text"},"preview_text":{"type":["string","null"],"maxLength":255,"format":"text","reads":"text"},"from":{"oneOf":[{"$ref":"document#/components/schemas/Mailbox"},{"type":"null"}]},"reply_to":{"type":["string","null"],"format":"email","maxLength":254,"reads":"text"},"segment_ids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/Id"}},"exclude_segment_ids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/Id"}},"utm":{"type":["object","null"],"properties":{"source":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"medium":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"campaign":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"term":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"content":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"}},"additionalProperties":false},"owner_id":{"type":["string","null"],"format":"uuid","reads":"text"},"tags":{"$ref":"document#/components/schemas/Tags"}}};
const schema51 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"format":"text","reads":"text"}};
const formats40 = formats.email;
const func0 = func0_module.default;
const schema47 = {"type":"object","required":["email"],"properties":{"email":{"$ref":"document#/components/schemas/Email"},"name":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"}},"additionalProperties":false};
const schema48 = {"type":"string","format":"email","maxLength":254,"reads":"text"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
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
for(const key0 in data){
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
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["email"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats40(data0))){
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema47.properties.name.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["name"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 150){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema46.properties.subject.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["subject"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2(data1))){
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/format",keyword:"format",params:{format: "text"}};
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
if(data.preview_text !== undefined){
let data2 = data.preview_text;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/preview_text",schemaPath:"#/properties/preview_text/type",keyword:"type",params:{type: schema46.properties.preview_text.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["preview_text"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 255){
const err8 = {instancePath:instancePath+"/preview_text",schemaPath:"#/properties/preview_text/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2(data2))){
const err9 = {instancePath:instancePath+"/preview_text",schemaPath:"#/properties/preview_text/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.from !== undefined){
let data3 = data.from;
const _errs8 = errors;
let valid1 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate27(data3, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.reply_to !== undefined){
let data4 = data.reply_to;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: schema46.properties.reply_to.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data !== undefined){
data["reply_to"] = data4;
}
}
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err13 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats40(data4))){
const err14 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/format",keyword:"format",params:{format: "email"}};
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
if(data.segment_ids !== undefined){
let data5 = data.segment_ids;
if(Array.isArray(data5)){
if(data5.length > 20){
const err15 = {instancePath:instancePath+"/segment_ids",schemaPath:"#/properties/segment_ids/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data5 !== undefined){
data5[i0] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err16 = {instancePath:instancePath+"/segment_ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err17 = {instancePath:instancePath+"/segment_ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data5[i1], data5[j0])){
const err18 = {instancePath:instancePath+"/segment_ids",schemaPath:"#/properties/segment_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/segment_ids",schemaPath:"#/properties/segment_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.exclude_segment_ids !== undefined){
let data7 = data.exclude_segment_ids;
if(Array.isArray(data7)){
if(data7.length > 20){
const err20 = {instancePath:instancePath+"/exclude_segment_ids",schemaPath:"#/properties/exclude_segment_ids/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[i2] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err21 = {instancePath:instancePath+"/exclude_segment_ids/" + i2,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err22 = {instancePath:instancePath+"/exclude_segment_ids/" + i2,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data7[i3], data7[j1])){
const err23 = {instancePath:instancePath+"/exclude_segment_ids",schemaPath:"#/properties/exclude_segment_ids/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/exclude_segment_ids",schemaPath:"#/properties/exclude_segment_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.utm !== undefined){
let data9 = data.utm;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/utm",schemaPath:"#/properties/utm/type",keyword:"type",params:{type: schema46.properties.utm.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
if(!(((((key0 === "source") || (key0 === "medium")) || (key0 === "campaign")) || (key0 === "term")) || (key0 === "content"))){
const err26 = {instancePath:instancePath+"/utm",schemaPath:"#/properties/utm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.source !== undefined){
let data10 = data9.source;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/utm/source",schemaPath:"#/properties/utm/properties/source/type",keyword:"type",params:{type: schema46.properties.utm.properties.source.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.text(data10);
if(data9 !== undefined){
data9["source"] = data10;
}
}
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err28 = {instancePath:instancePath+"/utm/source",schemaPath:"#/properties/utm/properties/source/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats2(data10))){
const err29 = {instancePath:instancePath+"/utm/source",schemaPath:"#/properties/utm/properties/source/format",keyword:"format",params:{format: "text"}};
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
if(data9.medium !== undefined){
let data11 = data9.medium;
if((typeof data11 !== "string") && (data11 !== null)){
const err30 = {instancePath:instancePath+"/utm/medium",schemaPath:"#/properties/utm/properties/medium/type",keyword:"type",params:{type: schema46.properties.utm.properties.medium.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data11 === "string"){
data11 = readings.text(data11);
if(data9 !== undefined){
data9["medium"] = data11;
}
}
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err31 = {instancePath:instancePath+"/utm/medium",schemaPath:"#/properties/utm/properties/medium/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats2(data11))){
const err32 = {instancePath:instancePath+"/utm/medium",schemaPath:"#/properties/utm/properties/medium/format",keyword:"format",params:{format: "text"}};
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
if(data9.campaign !== undefined){
let data12 = data9.campaign;
if((typeof data12 !== "string") && (data12 !== null)){
const err33 = {instancePath:instancePath+"/utm/campaign",schemaPath:"#/properties/utm/properties/campaign/type",keyword:"type",params:{type: schema46.properties.utm.properties.campaign.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.text(data12);
if(data9 !== undefined){
data9["campaign"] = data12;
}
}
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err34 = {instancePath:instancePath+"/utm/campaign",schemaPath:"#/properties/utm/properties/campaign/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats2(data12))){
const err35 = {instancePath:instancePath+"/utm/campaign",schemaPath:"#/properties/utm/properties/campaign/format",keyword:"format",params:{format: "text"}};
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
if(data9.term !== undefined){
let data13 = data9.term;
if((typeof data13 !== "string") && (data13 !== null)){
const err36 = {instancePath:instancePath+"/utm/term",schemaPath:"#/properties/utm/properties/term/type",keyword:"type",params:{type: schema46.properties.utm.properties.term.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data9 !== undefined){
data9["term"] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err37 = {instancePath:instancePath+"/utm/term",schemaPath:"#/properties/utm/properties/term/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats2(data13))){
const err38 = {instancePath:instancePath+"/utm/term",schemaPath:"#/properties/utm/properties/term/format",keyword:"format",params:{format: "text"}};
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
if(data9.content !== undefined){
let data14 = data9.content;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/utm/content",schemaPath:"#/properties/utm/properties/content/type",keyword:"type",params:{type: schema46.properties.utm.properties.content.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.text(data14);
if(data9 !== undefined){
data9["content"] = data14;
}
}
if(typeof data14 === "string"){
if(func1(data14) > 100){
const err40 = {instancePath:instancePath+"/utm/content",schemaPath:"#/properties/utm/properties/content/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(formats2(data14))){
const err41 = {instancePath:instancePath+"/utm/content",schemaPath:"#/properties/utm/properties/content/format",keyword:"format",params:{format: "text"}};
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
}
}
if(data.owner_id !== undefined){
let data15 = data.owner_id;
if((typeof data15 !== "string") && (data15 !== null)){
const err42 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema46.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data15 === "string"){
data15 = readings.text(data15);
if(data !== undefined){
data["owner_id"] = data15;
}
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err43 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.tags !== undefined){
let data16 = data.tags;
if(Array.isArray(data16)){
if(data16.length > 50){
const err44 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len2 = data16.length;
for(let i4=0; i4<len2; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
data17 = readings.text(data17);
if(data16 !== undefined){
data16[i4] = data17;
}
}
if(typeof data17 === "string"){
if(func1(data17) > 50){
const err45 = {instancePath:instancePath+"/tags/" + i4,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(func1(data17) < 1){
const err46 = {instancePath:instancePath+"/tags/" + i4,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(formats2(data17))){
const err47 = {instancePath:instancePath+"/tags/" + i4,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err48 = {instancePath:instancePath+"/tags/" + i4,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
let i5 = data16.length;
let j2;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data16[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err49 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err50 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"name":true,"subject":true,"preview_text":true,"from":true,"reply_to":true,"segment_ids":true,"exclude_segment_ids":true,"utm":true,"owner_id":true,"tags":true},"dynamicProps":false,"dynamicItems":false};

const formats64 = formats.multiline;

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
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.html_body !== undefined){
let data0 = data.html_body;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/html_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/html_body/type",keyword:"type",params:{type: schema52.properties.html_body.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.multiline(data0);
if(data !== undefined){
data["html_body"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 500000){
const err1 = {instancePath:instancePath+"/html_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/html_body/maxLength",keyword:"maxLength",params:{limit: 500000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats64(data0))){
const err2 = {instancePath:instancePath+"/html_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/html_body/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.text_body !== undefined){
let data1 = data.text_body;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/text_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/text_body/type",keyword:"type",params:{type: schema52.properties.text_body.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.multiline(data1);
if(data !== undefined){
data["text_body"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 500000){
const err4 = {instancePath:instancePath+"/text_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/text_body/maxLength",keyword:"maxLength",params:{limit: 500000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats64(data1))){
const err5 = {instancePath:instancePath+"/text_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/text_body/format",keyword:"format",params:{format: "multiline"}};
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
}
else {
const err6 = {instancePath,schemaPath:"document#/components/schemas/CampaignBodies/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if((((((((((((key0 !== "html_body") && (key0 !== "text_body")) && (key0 !== "name")) && (key0 !== "subject")) && (key0 !== "preview_text")) && (key0 !== "from")) && (key0 !== "reply_to")) && (key0 !== "segment_ids")) && (key0 !== "exclude_segment_ids")) && (key0 !== "utm")) && (key0 !== "owner_id")) && (key0 !== "tags")){
const err8 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const campaign_update = validate30;
const schema53 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/CampaignSettings"},{"$ref":"document#/components/schemas/CampaignBodies"}],"unevaluatedProperties":false,"properties":{"type":{},"status":{},"scheduled_at":{},"started_at":{},"completed_at":{},"stats":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 150){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema46.properties.subject.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["subject"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2(data1))){
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/format",keyword:"format",params:{format: "text"}};
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
if(data.preview_text !== undefined){
let data2 = data.preview_text;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/preview_text",schemaPath:"#/properties/preview_text/type",keyword:"type",params:{type: schema46.properties.preview_text.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["preview_text"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 255){
const err8 = {instancePath:instancePath+"/preview_text",schemaPath:"#/properties/preview_text/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2(data2))){
const err9 = {instancePath:instancePath+"/preview_text",schemaPath:"#/properties/preview_text/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.from !== undefined){
let data3 = data.from;
const _errs8 = errors;
let valid1 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate27(data3, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.reply_to !== undefined){
let data4 = data.reply_to;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: schema46.properties.reply_to.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data !== undefined){
data["reply_to"] = data4;
}
}
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err13 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats40(data4))){
const err14 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/format",keyword:"format",params:{format: "email"}};
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
if(data.segment_ids !== undefined){
let data5 = data.segment_ids;
if(Array.isArray(data5)){
if(data5.length > 20){
const err15 = {instancePath:instancePath+"/segment_ids",schemaPath:"#/properties/segment_ids/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data5 !== undefined){
data5[i0] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err16 = {instancePath:instancePath+"/segment_ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err17 = {instancePath:instancePath+"/segment_ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data5[i1], data5[j0])){
const err18 = {instancePath:instancePath+"/segment_ids",schemaPath:"#/properties/segment_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/segment_ids",schemaPath:"#/properties/segment_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.exclude_segment_ids !== undefined){
let data7 = data.exclude_segment_ids;
if(Array.isArray(data7)){
if(data7.length > 20){
const err20 = {instancePath:instancePath+"/exclude_segment_ids",schemaPath:"#/properties/exclude_segment_ids/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[i2] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err21 = {instancePath:instancePath+"/exclude_segment_ids/" + i2,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err22 = {instancePath:instancePath+"/exclude_segment_ids/" + i2,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data7[i3], data7[j1])){
const err23 = {instancePath:instancePath+"/exclude_segment_ids",schemaPath:"#/properties/exclude_segment_ids/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/exclude_segment_ids",schemaPath:"#/properties/exclude_segment_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.utm !== undefined){
let data9 = data.utm;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/utm",schemaPath:"#/properties/utm/type",keyword:"type",params:{type: schema46.properties.utm.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
if(!(((((key0 === "source") || (key0 === "medium")) || (key0 === "campaign")) || (key0 === "term")) || (key0 === "content"))){
const err26 = {instancePath:instancePath+"/utm",schemaPath:"#/properties/utm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.source !== undefined){
let data10 = data9.source;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/utm/source",schemaPath:"#/properties/utm/properties/source/type",keyword:"type",params:{type: schema46.properties.utm.properties.source.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.text(data10);
if(data9 !== undefined){
data9["source"] = data10;
}
}
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err28 = {instancePath:instancePath+"/utm/source",schemaPath:"#/properties/utm/properties/source/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats2(data10))){
const err29 = {instancePath:instancePath+"/utm/source",schemaPath:"#/properties/utm/properties/source/format",keyword:"format",params:{format: "text"}};
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
if(data9.medium !== undefined){
let data11 = data9.medium;
if((typeof data11 !== "string") && (data11 !== null)){
const err30 = {instancePath:instancePath+"/utm/medium",schemaPath:"#/properties/utm/properties/medium/type",keyword:"type",params:{type: schema46.properties.utm.properties.medium.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data11 === "string"){
data11 = readings.text(data11);
if(data9 !== undefined){
data9["medium"] = data11;
}
}
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err31 = {instancePath:instancePath+"/utm/medium",schemaPath:"#/properties/utm/properties/medium/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats2(data11))){
const err32 = {instancePath:instancePath+"/utm/medium",schemaPath:"#/properties/utm/properties/medium/format",keyword:"format",params:{format: "text"}};
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
if(data9.campaign !== undefined){
let data12 = data9.campaign;
if((typeof data12 !== "string") && (data12 !== null)){
const err33 = {instancePath:instancePath+"/utm/campaign",schemaPath:"#/properties/utm/properties/campaign/type",keyword:"type",params:{type: schema46.properties.utm.properties.campaign.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.text(data12);
if(data9 !== undefined){
data9["campaign"] = data12;
}
}
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err34 = {instancePath:instancePath+"/utm/campaign",schemaPath:"#/properties/utm/properties/campaign/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats2(data12))){
const err35 = {instancePath:instancePath+"/utm/campaign",schemaPath:"#/properties/utm/properties/campaign/format",keyword:"format",params:{format: "text"}};
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
if(data9.term !== undefined){
let data13 = data9.term;
if((typeof data13 !== "string") && (data13 !== null)){
const err36 = {instancePath:instancePath+"/utm/term",schemaPath:"#/properties/utm/properties/term/type",keyword:"type",params:{type: schema46.properties.utm.properties.term.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data9 !== undefined){
data9["term"] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err37 = {instancePath:instancePath+"/utm/term",schemaPath:"#/properties/utm/properties/term/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats2(data13))){
const err38 = {instancePath:instancePath+"/utm/term",schemaPath:"#/properties/utm/properties/term/format",keyword:"format",params:{format: "text"}};
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
if(data9.content !== undefined){
let data14 = data9.content;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/utm/content",schemaPath:"#/properties/utm/properties/content/type",keyword:"type",params:{type: schema46.properties.utm.properties.content.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.text(data14);
if(data9 !== undefined){
data9["content"] = data14;
}
}
if(typeof data14 === "string"){
if(func1(data14) > 100){
const err40 = {instancePath:instancePath+"/utm/content",schemaPath:"#/properties/utm/properties/content/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(formats2(data14))){
const err41 = {instancePath:instancePath+"/utm/content",schemaPath:"#/properties/utm/properties/content/format",keyword:"format",params:{format: "text"}};
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
}
}
if(data.owner_id !== undefined){
let data15 = data.owner_id;
if((typeof data15 !== "string") && (data15 !== null)){
const err42 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema46.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data15 === "string"){
data15 = readings.text(data15);
if(data !== undefined){
data["owner_id"] = data15;
}
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err43 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.tags !== undefined){
let data16 = data.tags;
if(Array.isArray(data16)){
if(data16.length > 50){
const err44 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len2 = data16.length;
for(let i4=0; i4<len2; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
data17 = readings.text(data17);
if(data16 !== undefined){
data16[i4] = data17;
}
}
if(typeof data17 === "string"){
if(func1(data17) > 50){
const err45 = {instancePath:instancePath+"/tags/" + i4,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(func1(data17) < 1){
const err46 = {instancePath:instancePath+"/tags/" + i4,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(formats2(data17))){
const err47 = {instancePath:instancePath+"/tags/" + i4,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err48 = {instancePath:instancePath+"/tags/" + i4,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
let i5 = data16.length;
let j2;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data16[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err49 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err50 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"name":true,"subject":true,"preview_text":true,"from":true,"reply_to":true,"segment_ids":true,"exclude_segment_ids":true,"utm":true,"owner_id":true,"tags":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.html_body !== undefined){
let data0 = data.html_body;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/html_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/html_body/type",keyword:"type",params:{type: schema52.properties.html_body.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.multiline(data0);
if(data !== undefined){
data["html_body"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 500000){
const err1 = {instancePath:instancePath+"/html_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/html_body/maxLength",keyword:"maxLength",params:{limit: 500000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats64(data0))){
const err2 = {instancePath:instancePath+"/html_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/html_body/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.text_body !== undefined){
let data1 = data.text_body;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/text_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/text_body/type",keyword:"type",params:{type: schema52.properties.text_body.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.multiline(data1);
if(data !== undefined){
data["text_body"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 500000){
const err4 = {instancePath:instancePath+"/text_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/text_body/maxLength",keyword:"maxLength",params:{limit: 500000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats64(data1))){
const err5 = {instancePath:instancePath+"/text_body",schemaPath:"document#/components/schemas/CampaignBodies/properties/text_body/format",keyword:"format",params:{format: "multiline"}};
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
}
else {
const err6 = {instancePath,schemaPath:"document#/components/schemas/CampaignBodies/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "type") && (key0 !== "status")) && (key0 !== "scheduled_at")) && (key0 !== "started_at")) && (key0 !== "completed_at")) && (key0 !== "stats")) && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "html_body")) && (key0 !== "text_body")) && (key0 !== "name")) && (key0 !== "subject")) && (key0 !== "preview_text")) && (key0 !== "from")) && (key0 !== "reply_to")) && (key0 !== "segment_ids")) && (key0 !== "exclude_segment_ids")) && (key0 !== "utm")) && (key0 !== "owner_id")) && (key0 !== "tags")){
const err7 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const company_create = validate34;
const schema59 = {"type":"object","required":["entity_type","name"],"properties":{"entity_type":{"type":"string","const":"company","reads":{"choice":["company"]}}},"allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/CompanyFields"}],"unevaluatedProperties":false};
const schema60 = {"type":"object","properties":{"phone":{"type":["string","null"],"format":"phone","maxLength":50,"reads":"text"},"website":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"linkedin_url":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"lifecycle_stage":{"$ref":"document#/components/schemas/LifecycleStage"},"lead_score":{"type":"integer","minimum":0,"maximum":100},"owner_id":{"type":["string","null"],"format":"uuid","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"tags":{"$ref":"document#/components/schemas/Tags"},"custom_fields":{"$ref":"document#/components/schemas/CustomFields"},"external_ids":{"$ref":"document#/components/schemas/ExternalIds"}}};
const schema61 = {"type":"string","enum":["subscriber","lead","marketing_qualified_lead","sales_qualified_lead","opportunity","customer","evangelist","other"],"reads":{"choice":["subscriber","lead","marketing_qualified_lead","sales_qualified_lead","opportunity","customer","evangelist","other"]}};
const schema63 = {"type":"object","maxProperties":200,"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":100,"items":{"type":"string","maxLength":500,"format":"text","reads":"text"},"format":"multiline","reads":"multiline"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}$"}};
const schema64 = {"type":"object","maxProperties":20,"additionalProperties":{"type":["string","null"],"minLength":1,"maxLength":200,"format":"text","reads":"text"},"propertyNames":{"pattern":"^[a-z][a-z0-9_.-]{0,49}$"}};
const formats98 = formats.phone;
const formats100 = formats.uri;
const pattern4 = new RegExp("^[a-z][a-z0-9_]{0,49}$", "u");
const pattern5 = new RegExp("^[a-z][a-z0-9_.-]{0,49}$", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone !== undefined){
let data0 = data.phone;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema60.properties.phone.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["phone"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
const err1 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats98(data0))){
const err2 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "phone"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.website !== undefined){
let data1 = data.website;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema60.properties.website.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["website"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats100(data1))){
const err5 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"}};
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
if(data.linkedin_url !== undefined){
let data2 = data.linkedin_url;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/type",keyword:"type",params:{type: schema60.properties.linkedin_url.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["linkedin_url"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err7 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats100(data2))){
const err8 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/format",keyword:"format",params:{format: "uri"}};
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
if(data.lifecycle_stage !== undefined){
let data3 = data.lifecycle_stage;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema61.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data3;
}
}
if(!((((((((data3 === "subscriber") || (data3 === "lead")) || (data3 === "marketing_qualified_lead")) || (data3 === "sales_qualified_lead")) || (data3 === "opportunity")) || (data3 === "customer")) || (data3 === "evangelist")) || (data3 === "other"))){
const err10 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema61.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead_score !== undefined){
let data4 = data.lead_score;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.owner_id !== undefined){
let data5 = data.owner_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema60.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["owner_id"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err15 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema60.properties.description.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.multiline(data6);
if(data !== undefined){
data["description"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 10000){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats64(data6))){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.tags !== undefined){
let data7 = data.tags;
if(Array.isArray(data7)){
if(data7.length > 50){
const err19 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[i0] = data8;
}
}
if(typeof data8 === "string"){
if(func1(data8) > 50){
const err20 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data8) < 1){
const err21 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2(data8))){
const err22 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err23 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err25 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data9 = data.custom_fields;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 200){
const err26 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key0 in data9){
const _errs24 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err27 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
const err28 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key1 in data9){
let data10 = data9[key1];
if(((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (!(Array.isArray(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema63.additionalProperties.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.multiline(data10);
if(data9 !== undefined){
data9[key1] = data10;
}
}
if(typeof data10 === "string"){
if(func1(data10) > 10000){
const err30 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats64(data10))){
const err31 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(Array.isArray(data10)){
if(data10.length > 100){
const err32 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
data11 = readings.text(data11);
if(data10 !== undefined){
data10[i2] = data11;
}
}
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err33 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats2(data11))){
const err34 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err35 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err36 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.external_ids !== undefined){
let data12 = data.external_ids;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length > 20){
const err37 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key2 in data12){
const _errs33 = errors;
if(typeof key2 === "string"){
if(!pattern5.test(key2)){
const err38 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]{0,49}$"},propertyName:key2};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid12 = _errs33 === errors;
if(!valid12){
const err39 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
for(const key3 in data12){
let data13 = data12[key3];
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema64.additionalProperties.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data12 !== undefined){
data12[key3] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err41 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func1(data13) < 1){
const err42 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(formats2(data13))){
const err43 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/format",keyword:"format",params:{format: "text"}};
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
}
else {
const err44 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"phone":true,"website":true,"linkedin_url":true,"lifecycle_stage":true,"lead_score":true,"owner_id":true,"description":true,"tags":true,"custom_fields":true,"external_ids":true},"dynamicProps":false,"dynamicItems":false};

const schema65 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"domain":{"type":["string","null"],"maxLength":2000,"format":"text","reads":"text"},"additional_domains":{"type":"array","maxItems":10,"items":{"type":"string","minLength":1,"maxLength":2000,"format":"text","reads":"text"}},"email":{"type":["string","null"],"format":"email","maxLength":254,"reads":"text"},"type":{"type":["string","null"],"enum":["prospect","customer","partner","reseller","investor","vendor","other",null],"reads":{"choice":["prospect","customer","partner","reseller","investor","vendor","other",null]}},"industry":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"employee_count":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"annual_revenue":{"type":["number","null"],"minimum":0,"maximum":999999999999.99},"currency":{"type":["string","null"],"format":"currency","reads":"text"},"parent_company_id":{"type":["string","null"],"format":"uuid","reads":"text"},"billing_address":{"$ref":"document#/components/schemas/Address"},"shipping_address":{"$ref":"document#/components/schemas/Address"},"registration_number":{"type":["string","null"],"maxLength":40,"format":"text","reads":"text"},"vat_number":{"type":["string","null"],"maxLength":40,"format":"text","reads":"text"}}};
const schema66 = {"type":["object","null"],"properties":{"street":{"type":["string","null"],"maxLength":255,"format":"text","reads":"text"},"city":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"region":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"postal_code":{"type":["string","null"],"maxLength":20,"format":"text","reads":"text"},"country":{"type":["string","null"],"format":"country","reads":"text"}},"additionalProperties":false};
const formats126 = formats.currency;
const formats138 = formats.country;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema65.properties.domain.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["domain"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err5 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2(data1))){
const err6 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/format",keyword:"format",params:{format: "text"}};
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
if(data.additional_domains !== undefined){
let data2 = data.additional_domains;
if(Array.isArray(data2)){
if(data2.length > 10){
const err7 = {instancePath:instancePath+"/additional_domains",schemaPath:"#/properties/additional_domains/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data2 !== undefined){
data2[i0] = data3;
}
}
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err8 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats2(data3))){
const err10 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/format",keyword:"format",params:{format: "text"}};
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
const err11 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/type",keyword:"type",params:{type: "string"}};
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
const err12 = {instancePath:instancePath+"/additional_domains",schemaPath:"#/properties/additional_domains/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema65.properties.email.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data !== undefined){
data["email"] = data4;
}
}
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats40(data4))){
const err15 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
if(data.type !== undefined){
let data5 = data.type;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema65.properties.type.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema65.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data5;
}
}
if(!((((((((data5 === "prospect") || (data5 === "customer")) || (data5 === "partner")) || (data5 === "reseller")) || (data5 === "investor")) || (data5 === "vendor")) || (data5 === "other")) || (data5 === null))){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema65.properties.type.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.industry !== undefined){
let data6 = data.industry;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema65.properties.industry.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data !== undefined){
data["industry"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err19 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats2(data6))){
const err20 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/format",keyword:"format",params:{format: "text"}};
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
if(data.employee_count !== undefined){
let data7 = data.employee_count;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err21 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/type",keyword:"type",params:{type: schema65.properties.employee_count.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.annual_revenue !== undefined){
let data8 = data.annual_revenue;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err24 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/type",keyword:"type",params:{type: schema65.properties.annual_revenue.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999999999999.99 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data9 = data.currency;
if((typeof data9 !== "string") && (data9 !== null)){
const err27 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema65.properties.currency.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.text(data9);
if(data !== undefined){
data["currency"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats126(data9))){
const err28 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/format",keyword:"format",params:{format: "currency"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.parent_company_id !== undefined){
let data10 = data.parent_company_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/parent_company_id",schemaPath:"#/properties/parent_company_id/type",keyword:"type",params:{type: schema65.properties.parent_company_id.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.text(data10);
if(data !== undefined){
data["parent_company_id"] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err30 = {instancePath:instancePath+"/parent_company_id",schemaPath:"#/properties/parent_company_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.billing_address !== undefined){
let data11 = data.billing_address;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err31 = {instancePath:instancePath+"/billing_address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema66.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
if(!(((((key0 === "street") || (key0 === "city")) || (key0 === "region")) || (key0 === "postal_code")) || (key0 === "country"))){
const err32 = {instancePath:instancePath+"/billing_address",schemaPath:"document#/components/schemas/Address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.street !== undefined){
let data12 = data11.street;
if((typeof data12 !== "string") && (data12 !== null)){
const err33 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema66.properties.street.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.text(data12);
if(data11 !== undefined){
data11["street"] = data12;
}
}
if(typeof data12 === "string"){
if(func1(data12) > 255){
const err34 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats2(data12))){
const err35 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/format",keyword:"format",params:{format: "text"}};
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
if(data11.city !== undefined){
let data13 = data11.city;
if((typeof data13 !== "string") && (data13 !== null)){
const err36 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema66.properties.city.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data11 !== undefined){
data11["city"] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err37 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats2(data13))){
const err38 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/format",keyword:"format",params:{format: "text"}};
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
if(data11.region !== undefined){
let data14 = data11.region;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema66.properties.region.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.text(data14);
if(data11 !== undefined){
data11["region"] = data14;
}
}
if(typeof data14 === "string"){
if(func1(data14) > 100){
const err40 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(formats2(data14))){
const err41 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/format",keyword:"format",params:{format: "text"}};
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
if(data11.postal_code !== undefined){
let data15 = data11.postal_code;
if((typeof data15 !== "string") && (data15 !== null)){
const err42 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema66.properties.postal_code.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data15 === "string"){
data15 = readings.text(data15);
if(data11 !== undefined){
data11["postal_code"] = data15;
}
}
if(typeof data15 === "string"){
if(func1(data15) > 20){
const err43 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(formats2(data15))){
const err44 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data11.country !== undefined){
let data16 = data11.country;
if((typeof data16 !== "string") && (data16 !== null)){
const err45 = {instancePath:instancePath+"/billing_address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema66.properties.country.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data16 === "string"){
data16 = readings.text(data16);
if(data11 !== undefined){
data11["country"] = data16;
}
}
if(typeof data16 === "string"){
if(!(formats138(data16))){
const err46 = {instancePath:instancePath+"/billing_address/country",schemaPath:"document#/components/schemas/Address/properties/country/format",keyword:"format",params:{format: "country"}};
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
}
if(data.shipping_address !== undefined){
let data17 = data.shipping_address;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
const err47 = {instancePath:instancePath+"/shipping_address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema66.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
if(!(((((key1 === "street") || (key1 === "city")) || (key1 === "region")) || (key1 === "postal_code")) || (key1 === "country"))){
const err48 = {instancePath:instancePath+"/shipping_address",schemaPath:"document#/components/schemas/Address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data17.street !== undefined){
let data18 = data17.street;
if((typeof data18 !== "string") && (data18 !== null)){
const err49 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema66.properties.street.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data18 === "string"){
data18 = readings.text(data18);
if(data17 !== undefined){
data17["street"] = data18;
}
}
if(typeof data18 === "string"){
if(func1(data18) > 255){
const err50 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats2(data18))){
const err51 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/format",keyword:"format",params:{format: "text"}};
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
if(data17.city !== undefined){
let data19 = data17.city;
if((typeof data19 !== "string") && (data19 !== null)){
const err52 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema66.properties.city.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data19 === "string"){
data19 = readings.text(data19);
if(data17 !== undefined){
data17["city"] = data19;
}
}
if(typeof data19 === "string"){
if(func1(data19) > 100){
const err53 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(formats2(data19))){
const err54 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data17.region !== undefined){
let data20 = data17.region;
if((typeof data20 !== "string") && (data20 !== null)){
const err55 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema66.properties.region.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data20 === "string"){
data20 = readings.text(data20);
if(data17 !== undefined){
data17["region"] = data20;
}
}
if(typeof data20 === "string"){
if(func1(data20) > 100){
const err56 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(formats2(data20))){
const err57 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/format",keyword:"format",params:{format: "text"}};
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
if(data17.postal_code !== undefined){
let data21 = data17.postal_code;
if((typeof data21 !== "string") && (data21 !== null)){
const err58 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema66.properties.postal_code.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data21 === "string"){
data21 = readings.text(data21);
if(data17 !== undefined){
data17["postal_code"] = data21;
}
}
if(typeof data21 === "string"){
if(func1(data21) > 20){
const err59 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(formats2(data21))){
const err60 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data17.country !== undefined){
let data22 = data17.country;
if((typeof data22 !== "string") && (data22 !== null)){
const err61 = {instancePath:instancePath+"/shipping_address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema66.properties.country.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data22 === "string"){
data22 = readings.text(data22);
if(data17 !== undefined){
data17["country"] = data22;
}
}
if(typeof data22 === "string"){
if(!(formats138(data22))){
const err62 = {instancePath:instancePath+"/shipping_address/country",schemaPath:"document#/components/schemas/Address/properties/country/format",keyword:"format",params:{format: "country"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
}
if(data.registration_number !== undefined){
let data23 = data.registration_number;
if((typeof data23 !== "string") && (data23 !== null)){
const err63 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/type",keyword:"type",params:{type: schema65.properties.registration_number.type}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data23 === "string"){
data23 = readings.text(data23);
if(data !== undefined){
data["registration_number"] = data23;
}
}
if(typeof data23 === "string"){
if(func1(data23) > 40){
const err64 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(formats2(data23))){
const err65 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/format",keyword:"format",params:{format: "text"}};
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
if(data.vat_number !== undefined){
let data24 = data.vat_number;
if((typeof data24 !== "string") && (data24 !== null)){
const err66 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/type",keyword:"type",params:{type: schema65.properties.vat_number.type}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data24 === "string"){
data24 = readings.text(data24);
if(data !== undefined){
data["vat_number"] = data24;
}
}
if(typeof data24 === "string"){
if(func1(data24) > 40){
const err67 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(formats2(data24))){
const err68 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"name":true,"domain":true,"additional_domains":true,"email":true,"type":true,"industry":true,"employee_count":true,"annual_revenue":true,"currency":true,"parent_company_id":true,"billing_address":true,"shipping_address":true,"registration_number":true,"vat_number":true},"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entity_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema59.properties.entity_type.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if("company" !== data0){
const err3 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/const",keyword:"const",params:{allowedValue: "company"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "entity_type") && (key0 !== "name")) && (key0 !== "domain")) && (key0 !== "additional_domains")) && (key0 !== "email")) && (key0 !== "type")) && (key0 !== "industry")) && (key0 !== "employee_count")) && (key0 !== "annual_revenue")) && (key0 !== "currency")) && (key0 !== "parent_company_id")) && (key0 !== "billing_address")) && (key0 !== "shipping_address")) && (key0 !== "registration_number")) && (key0 !== "vat_number")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
const err4 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const company_update = validate39;
const schema68 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/CompanyFields"}],"unevaluatedProperties":false,"properties":{"entity_type":{},"lifecycle_stage_changed_at":{},"contact_count":{},"open_opportunity_amount":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone !== undefined){
let data0 = data.phone;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema60.properties.phone.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["phone"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
const err1 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats98(data0))){
const err2 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "phone"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.website !== undefined){
let data1 = data.website;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema60.properties.website.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["website"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats100(data1))){
const err5 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"}};
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
if(data.linkedin_url !== undefined){
let data2 = data.linkedin_url;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/type",keyword:"type",params:{type: schema60.properties.linkedin_url.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["linkedin_url"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err7 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats100(data2))){
const err8 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/format",keyword:"format",params:{format: "uri"}};
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
if(data.lifecycle_stage !== undefined){
let data3 = data.lifecycle_stage;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema61.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data3;
}
}
if(!((((((((data3 === "subscriber") || (data3 === "lead")) || (data3 === "marketing_qualified_lead")) || (data3 === "sales_qualified_lead")) || (data3 === "opportunity")) || (data3 === "customer")) || (data3 === "evangelist")) || (data3 === "other"))){
const err10 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema61.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead_score !== undefined){
let data4 = data.lead_score;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.owner_id !== undefined){
let data5 = data.owner_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema60.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["owner_id"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err15 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema60.properties.description.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.multiline(data6);
if(data !== undefined){
data["description"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 10000){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats64(data6))){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.tags !== undefined){
let data7 = data.tags;
if(Array.isArray(data7)){
if(data7.length > 50){
const err19 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[i0] = data8;
}
}
if(typeof data8 === "string"){
if(func1(data8) > 50){
const err20 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data8) < 1){
const err21 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2(data8))){
const err22 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err23 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err25 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data9 = data.custom_fields;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 200){
const err26 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key0 in data9){
const _errs24 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err27 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
const err28 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key1 in data9){
let data10 = data9[key1];
if(((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (!(Array.isArray(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema63.additionalProperties.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.multiline(data10);
if(data9 !== undefined){
data9[key1] = data10;
}
}
if(typeof data10 === "string"){
if(func1(data10) > 10000){
const err30 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats64(data10))){
const err31 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(Array.isArray(data10)){
if(data10.length > 100){
const err32 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
data11 = readings.text(data11);
if(data10 !== undefined){
data10[i2] = data11;
}
}
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err33 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats2(data11))){
const err34 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err35 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err36 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.external_ids !== undefined){
let data12 = data.external_ids;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length > 20){
const err37 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key2 in data12){
const _errs33 = errors;
if(typeof key2 === "string"){
if(!pattern5.test(key2)){
const err38 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]{0,49}$"},propertyName:key2};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid12 = _errs33 === errors;
if(!valid12){
const err39 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
for(const key3 in data12){
let data13 = data12[key3];
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema64.additionalProperties.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data12 !== undefined){
data12[key3] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err41 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func1(data13) < 1){
const err42 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(formats2(data13))){
const err43 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/format",keyword:"format",params:{format: "text"}};
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
}
else {
const err44 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"phone":true,"website":true,"linkedin_url":true,"lifecycle_stage":true,"lead_score":true,"owner_id":true,"description":true,"tags":true,"custom_fields":true,"external_ids":true},"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema65.properties.domain.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["domain"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err5 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2(data1))){
const err6 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/format",keyword:"format",params:{format: "text"}};
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
if(data.additional_domains !== undefined){
let data2 = data.additional_domains;
if(Array.isArray(data2)){
if(data2.length > 10){
const err7 = {instancePath:instancePath+"/additional_domains",schemaPath:"#/properties/additional_domains/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data2 !== undefined){
data2[i0] = data3;
}
}
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err8 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats2(data3))){
const err10 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/format",keyword:"format",params:{format: "text"}};
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
const err11 = {instancePath:instancePath+"/additional_domains/" + i0,schemaPath:"#/properties/additional_domains/items/type",keyword:"type",params:{type: "string"}};
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
const err12 = {instancePath:instancePath+"/additional_domains",schemaPath:"#/properties/additional_domains/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema65.properties.email.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data !== undefined){
data["email"] = data4;
}
}
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats40(data4))){
const err15 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
if(data.type !== undefined){
let data5 = data.type;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema65.properties.type.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema65.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data5;
}
}
if(!((((((((data5 === "prospect") || (data5 === "customer")) || (data5 === "partner")) || (data5 === "reseller")) || (data5 === "investor")) || (data5 === "vendor")) || (data5 === "other")) || (data5 === null))){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema65.properties.type.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.industry !== undefined){
let data6 = data.industry;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema65.properties.industry.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data !== undefined){
data["industry"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err19 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats2(data6))){
const err20 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/format",keyword:"format",params:{format: "text"}};
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
if(data.employee_count !== undefined){
let data7 = data.employee_count;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err21 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/type",keyword:"type",params:{type: schema65.properties.employee_count.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.annual_revenue !== undefined){
let data8 = data.annual_revenue;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err24 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/type",keyword:"type",params:{type: schema65.properties.annual_revenue.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999999999999.99 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/annual_revenue",schemaPath:"#/properties/annual_revenue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data9 = data.currency;
if((typeof data9 !== "string") && (data9 !== null)){
const err27 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema65.properties.currency.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.text(data9);
if(data !== undefined){
data["currency"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats126(data9))){
const err28 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/format",keyword:"format",params:{format: "currency"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.parent_company_id !== undefined){
let data10 = data.parent_company_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/parent_company_id",schemaPath:"#/properties/parent_company_id/type",keyword:"type",params:{type: schema65.properties.parent_company_id.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.text(data10);
if(data !== undefined){
data["parent_company_id"] = data10;
}
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err30 = {instancePath:instancePath+"/parent_company_id",schemaPath:"#/properties/parent_company_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.billing_address !== undefined){
let data11 = data.billing_address;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err31 = {instancePath:instancePath+"/billing_address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema66.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
if(!(((((key0 === "street") || (key0 === "city")) || (key0 === "region")) || (key0 === "postal_code")) || (key0 === "country"))){
const err32 = {instancePath:instancePath+"/billing_address",schemaPath:"document#/components/schemas/Address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.street !== undefined){
let data12 = data11.street;
if((typeof data12 !== "string") && (data12 !== null)){
const err33 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema66.properties.street.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.text(data12);
if(data11 !== undefined){
data11["street"] = data12;
}
}
if(typeof data12 === "string"){
if(func1(data12) > 255){
const err34 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats2(data12))){
const err35 = {instancePath:instancePath+"/billing_address/street",schemaPath:"document#/components/schemas/Address/properties/street/format",keyword:"format",params:{format: "text"}};
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
if(data11.city !== undefined){
let data13 = data11.city;
if((typeof data13 !== "string") && (data13 !== null)){
const err36 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema66.properties.city.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data11 !== undefined){
data11["city"] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err37 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats2(data13))){
const err38 = {instancePath:instancePath+"/billing_address/city",schemaPath:"document#/components/schemas/Address/properties/city/format",keyword:"format",params:{format: "text"}};
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
if(data11.region !== undefined){
let data14 = data11.region;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema66.properties.region.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.text(data14);
if(data11 !== undefined){
data11["region"] = data14;
}
}
if(typeof data14 === "string"){
if(func1(data14) > 100){
const err40 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(formats2(data14))){
const err41 = {instancePath:instancePath+"/billing_address/region",schemaPath:"document#/components/schemas/Address/properties/region/format",keyword:"format",params:{format: "text"}};
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
if(data11.postal_code !== undefined){
let data15 = data11.postal_code;
if((typeof data15 !== "string") && (data15 !== null)){
const err42 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema66.properties.postal_code.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data15 === "string"){
data15 = readings.text(data15);
if(data11 !== undefined){
data11["postal_code"] = data15;
}
}
if(typeof data15 === "string"){
if(func1(data15) > 20){
const err43 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(formats2(data15))){
const err44 = {instancePath:instancePath+"/billing_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data11.country !== undefined){
let data16 = data11.country;
if((typeof data16 !== "string") && (data16 !== null)){
const err45 = {instancePath:instancePath+"/billing_address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema66.properties.country.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data16 === "string"){
data16 = readings.text(data16);
if(data11 !== undefined){
data11["country"] = data16;
}
}
if(typeof data16 === "string"){
if(!(formats138(data16))){
const err46 = {instancePath:instancePath+"/billing_address/country",schemaPath:"document#/components/schemas/Address/properties/country/format",keyword:"format",params:{format: "country"}};
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
}
if(data.shipping_address !== undefined){
let data17 = data.shipping_address;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
const err47 = {instancePath:instancePath+"/shipping_address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema66.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
if(!(((((key1 === "street") || (key1 === "city")) || (key1 === "region")) || (key1 === "postal_code")) || (key1 === "country"))){
const err48 = {instancePath:instancePath+"/shipping_address",schemaPath:"document#/components/schemas/Address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data17.street !== undefined){
let data18 = data17.street;
if((typeof data18 !== "string") && (data18 !== null)){
const err49 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema66.properties.street.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data18 === "string"){
data18 = readings.text(data18);
if(data17 !== undefined){
data17["street"] = data18;
}
}
if(typeof data18 === "string"){
if(func1(data18) > 255){
const err50 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats2(data18))){
const err51 = {instancePath:instancePath+"/shipping_address/street",schemaPath:"document#/components/schemas/Address/properties/street/format",keyword:"format",params:{format: "text"}};
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
if(data17.city !== undefined){
let data19 = data17.city;
if((typeof data19 !== "string") && (data19 !== null)){
const err52 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema66.properties.city.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data19 === "string"){
data19 = readings.text(data19);
if(data17 !== undefined){
data17["city"] = data19;
}
}
if(typeof data19 === "string"){
if(func1(data19) > 100){
const err53 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(formats2(data19))){
const err54 = {instancePath:instancePath+"/shipping_address/city",schemaPath:"document#/components/schemas/Address/properties/city/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data17.region !== undefined){
let data20 = data17.region;
if((typeof data20 !== "string") && (data20 !== null)){
const err55 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema66.properties.region.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data20 === "string"){
data20 = readings.text(data20);
if(data17 !== undefined){
data17["region"] = data20;
}
}
if(typeof data20 === "string"){
if(func1(data20) > 100){
const err56 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(formats2(data20))){
const err57 = {instancePath:instancePath+"/shipping_address/region",schemaPath:"document#/components/schemas/Address/properties/region/format",keyword:"format",params:{format: "text"}};
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
if(data17.postal_code !== undefined){
let data21 = data17.postal_code;
if((typeof data21 !== "string") && (data21 !== null)){
const err58 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema66.properties.postal_code.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data21 === "string"){
data21 = readings.text(data21);
if(data17 !== undefined){
data17["postal_code"] = data21;
}
}
if(typeof data21 === "string"){
if(func1(data21) > 20){
const err59 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(formats2(data21))){
const err60 = {instancePath:instancePath+"/shipping_address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data17.country !== undefined){
let data22 = data17.country;
if((typeof data22 !== "string") && (data22 !== null)){
const err61 = {instancePath:instancePath+"/shipping_address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema66.properties.country.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data22 === "string"){
data22 = readings.text(data22);
if(data17 !== undefined){
data17["country"] = data22;
}
}
if(typeof data22 === "string"){
if(!(formats138(data22))){
const err62 = {instancePath:instancePath+"/shipping_address/country",schemaPath:"document#/components/schemas/Address/properties/country/format",keyword:"format",params:{format: "country"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
}
if(data.registration_number !== undefined){
let data23 = data.registration_number;
if((typeof data23 !== "string") && (data23 !== null)){
const err63 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/type",keyword:"type",params:{type: schema65.properties.registration_number.type}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data23 === "string"){
data23 = readings.text(data23);
if(data !== undefined){
data["registration_number"] = data23;
}
}
if(typeof data23 === "string"){
if(func1(data23) > 40){
const err64 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(formats2(data23))){
const err65 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/format",keyword:"format",params:{format: "text"}};
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
if(data.vat_number !== undefined){
let data24 = data.vat_number;
if((typeof data24 !== "string") && (data24 !== null)){
const err66 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/type",keyword:"type",params:{type: schema65.properties.vat_number.type}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data24 === "string"){
data24 = readings.text(data24);
if(data !== undefined){
data["vat_number"] = data24;
}
}
if(typeof data24 === "string"){
if(func1(data24) > 40){
const err67 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(formats2(data24))){
const err68 = {instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"name":true,"domain":true,"additional_domains":true,"email":true,"type":true,"industry":true,"employee_count":true,"annual_revenue":true,"currency":true,"parent_company_id":true,"billing_address":true,"shipping_address":true,"registration_number":true,"vat_number":true},"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((key0 !== "entity_type") && (key0 !== "lifecycle_stage_changed_at")) && (key0 !== "contact_count")) && (key0 !== "open_opportunity_amount")) && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "domain")) && (key0 !== "additional_domains")) && (key0 !== "email")) && (key0 !== "type")) && (key0 !== "industry")) && (key0 !== "employee_count")) && (key0 !== "annual_revenue")) && (key0 !== "currency")) && (key0 !== "parent_company_id")) && (key0 !== "billing_address")) && (key0 !== "shipping_address")) && (key0 !== "registration_number")) && (key0 !== "vat_number")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const contact_create = validate44;
const schema77 = {"type":"object","required":["entity_type"],"properties":{"entity_type":{"type":"string","const":"contact","reads":{"choice":["contact"]}}},"allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/ContactFields"}],"unevaluatedProperties":false,"oneRequired":["first_name","last_name","email"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone !== undefined){
let data0 = data.phone;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema60.properties.phone.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["phone"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
const err1 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats98(data0))){
const err2 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "phone"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.website !== undefined){
let data1 = data.website;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema60.properties.website.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["website"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats100(data1))){
const err5 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"}};
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
if(data.linkedin_url !== undefined){
let data2 = data.linkedin_url;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/type",keyword:"type",params:{type: schema60.properties.linkedin_url.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["linkedin_url"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err7 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats100(data2))){
const err8 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/format",keyword:"format",params:{format: "uri"}};
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
if(data.lifecycle_stage !== undefined){
let data3 = data.lifecycle_stage;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema61.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data3;
}
}
if(!((((((((data3 === "subscriber") || (data3 === "lead")) || (data3 === "marketing_qualified_lead")) || (data3 === "sales_qualified_lead")) || (data3 === "opportunity")) || (data3 === "customer")) || (data3 === "evangelist")) || (data3 === "other"))){
const err10 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema61.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead_score !== undefined){
let data4 = data.lead_score;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.owner_id !== undefined){
let data5 = data.owner_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema60.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["owner_id"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err15 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema60.properties.description.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.multiline(data6);
if(data !== undefined){
data["description"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 10000){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats64(data6))){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.tags !== undefined){
let data7 = data.tags;
if(Array.isArray(data7)){
if(data7.length > 50){
const err19 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[i0] = data8;
}
}
if(typeof data8 === "string"){
if(func1(data8) > 50){
const err20 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data8) < 1){
const err21 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2(data8))){
const err22 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err23 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err25 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data9 = data.custom_fields;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 200){
const err26 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key0 in data9){
const _errs24 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err27 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
const err28 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key1 in data9){
let data10 = data9[key1];
if(((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (!(Array.isArray(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema63.additionalProperties.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.multiline(data10);
if(data9 !== undefined){
data9[key1] = data10;
}
}
if(typeof data10 === "string"){
if(func1(data10) > 10000){
const err30 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats64(data10))){
const err31 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(Array.isArray(data10)){
if(data10.length > 100){
const err32 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
data11 = readings.text(data11);
if(data10 !== undefined){
data10[i2] = data11;
}
}
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err33 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats2(data11))){
const err34 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err35 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err36 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.external_ids !== undefined){
let data12 = data.external_ids;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length > 20){
const err37 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key2 in data12){
const _errs33 = errors;
if(typeof key2 === "string"){
if(!pattern5.test(key2)){
const err38 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]{0,49}$"},propertyName:key2};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid12 = _errs33 === errors;
if(!valid12){
const err39 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
for(const key3 in data12){
let data13 = data12[key3];
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema64.additionalProperties.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data12 !== undefined){
data12[key3] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err41 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func1(data13) < 1){
const err42 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(formats2(data13))){
const err43 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/format",keyword:"format",params:{format: "text"}};
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
}
else {
const err44 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"phone":true,"website":true,"linkedin_url":true,"lifecycle_stage":true,"lead_score":true,"owner_id":true,"description":true,"tags":true,"custom_fields":true,"external_ids":true},"dynamicProps":false,"dynamicItems":false};

const schema83 = {"type":"object","properties":{"first_name":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"last_name":{"type":["string","null"],"maxLength":100,"format":"text","reads":"text"},"email":{"type":["string","null"],"format":"email","maxLength":254,"reads":"text"},"additional_emails":{"type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/Email"}},"mobile":{"type":["string","null"],"format":"phone","maxLength":50,"reads":"text"},"job_title":{"type":["string","null"],"maxLength":150,"format":"text","reads":"text"},"department":{"type":["string","null"],"maxLength":150,"format":"text","reads":"text"},"company_id":{"type":["string","null"],"format":"uuid","reads":"text"},"lead_status":{"type":["string","null"],"enum":["new","contacted","nurturing","qualified","unqualified",null],"reads":{"choice":["new","contacted","nurturing","qualified","unqualified",null]}},"source":{"type":["string","null"],"enum":["manual","api","import","mcp","booking","form","email","referral","event","partner","advertisement","other",null],"reads":{"choice":["manual","api","import","mcp","booking","form","email","referral","event","partner","advertisement","other",null]}},"email_consent":{"type":"string","enum":["unknown","opted_in","opted_out"],"reads":{"choice":["unknown","opted_in","opted_out"]}},"do_not_call":{"type":"boolean"},"timezone":{"type":["string","null"],"format":"timezone","maxLength":100,"reads":"text"},"locale":{"type":["string","null"],"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$","format":"text","reads":"text"},"address":{"$ref":"document#/components/schemas/Address"},"avatar_url":{"type":["string","null"],"format":"uri","maxLength":2000,"reads":"text"},"birthday":{"type":["string","null"],"format":"date","reads":"text"}}};
const formats244 = formats.timezone;
const formats260 = formats.date;
const pattern10 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name !== undefined){
let data0 = data.first_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema83.properties.first_name.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["first_name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema83.properties.last_name.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["last_name"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err4 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/format",keyword:"format",params:{format: "text"}};
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
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema83.properties.email.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["email"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats40(data2))){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
if(data.additional_emails !== undefined){
let data3 = data.additional_emails;
if(Array.isArray(data3)){
if(data3.length > 10){
const err9 = {instancePath:instancePath+"/additional_emails",schemaPath:"#/properties/additional_emails/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data3 !== undefined){
data3[i0] = data4;
}
}
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err10 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats40(data4))){
const err11 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/format",keyword:"format",params:{format: "email"}};
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
const err12 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/type",keyword:"type",params:{type: "string"}};
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
const err13 = {instancePath:instancePath+"/additional_emails",schemaPath:"#/properties/additional_emails/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.mobile !== undefined){
let data5 = data.mobile;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: schema83.properties.mobile.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["mobile"] = data5;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 50){
const err15 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats98(data5))){
const err16 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/format",keyword:"format",params:{format: "phone"}};
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
if(data.job_title !== undefined){
let data6 = data.job_title;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: schema83.properties.job_title.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data !== undefined){
data["job_title"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 150){
const err18 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats2(data6))){
const err19 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/format",keyword:"format",params:{format: "text"}};
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
if(data.department !== undefined){
let data7 = data.department;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema83.properties.department.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["department"] = data7;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 150){
const err21 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2(data7))){
const err22 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/format",keyword:"format",params:{format: "text"}};
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
if(data.company_id !== undefined){
let data8 = data.company_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: schema83.properties.company_id.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data !== undefined){
data["company_id"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err24 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.lead_status !== undefined){
let data9 = data.lead_status;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/lead_status",schemaPath:"#/properties/lead_status/type",keyword:"type",params:{type: schema83.properties.lead_status.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.choice(data9, schema83.properties.lead_status.reads.choice);
if(data !== undefined){
data["lead_status"] = data9;
}
}
if(!((((((data9 === "new") || (data9 === "contacted")) || (data9 === "nurturing")) || (data9 === "qualified")) || (data9 === "unqualified")) || (data9 === null))){
const err26 = {instancePath:instancePath+"/lead_status",schemaPath:"#/properties/lead_status/enum",keyword:"enum",params:{allowedValues: schema83.properties.lead_status.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema83.properties.source.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.choice(data10, schema83.properties.source.reads.choice);
if(data !== undefined){
data["source"] = data10;
}
}
if(!(((((((((((((data10 === "manual") || (data10 === "api")) || (data10 === "import")) || (data10 === "mcp")) || (data10 === "booking")) || (data10 === "form")) || (data10 === "email")) || (data10 === "referral")) || (data10 === "event")) || (data10 === "partner")) || (data10 === "advertisement")) || (data10 === "other")) || (data10 === null))){
const err28 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema83.properties.source.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.email_consent !== undefined){
let data11 = data.email_consent;
if(typeof data11 !== "string"){
const err29 = {instancePath:instancePath+"/email_consent",schemaPath:"#/properties/email_consent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data11 === "string"){
data11 = readings.choice(data11, schema83.properties.email_consent.reads.choice);
if(data !== undefined){
data["email_consent"] = data11;
}
}
if(!(((data11 === "unknown") || (data11 === "opted_in")) || (data11 === "opted_out"))){
const err30 = {instancePath:instancePath+"/email_consent",schemaPath:"#/properties/email_consent/enum",keyword:"enum",params:{allowedValues: schema83.properties.email_consent.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.do_not_call !== undefined){
if(typeof data.do_not_call !== "boolean"){
const err31 = {instancePath:instancePath+"/do_not_call",schemaPath:"#/properties/do_not_call/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.timezone !== undefined){
let data13 = data.timezone;
if((typeof data13 !== "string") && (data13 !== null)){
const err32 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema83.properties.timezone.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data !== undefined){
data["timezone"] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err33 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats244(data13))){
const err34 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "timezone"}};
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
if(data.locale !== undefined){
let data14 = data.locale;
if((typeof data14 !== "string") && (data14 !== null)){
const err35 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema83.properties.locale.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.text(data14);
if(data !== undefined){
data["locale"] = data14;
}
}
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
const err36 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats2(data14))){
const err37 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/format",keyword:"format",params:{format: "text"}};
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
if(data.address !== undefined){
let data15 = data.address;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err38 = {instancePath:instancePath+"/address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema66.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key0 in data15){
if(!(((((key0 === "street") || (key0 === "city")) || (key0 === "region")) || (key0 === "postal_code")) || (key0 === "country"))){
const err39 = {instancePath:instancePath+"/address",schemaPath:"document#/components/schemas/Address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.street !== undefined){
let data16 = data15.street;
if((typeof data16 !== "string") && (data16 !== null)){
const err40 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema66.properties.street.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data16 === "string"){
data16 = readings.text(data16);
if(data15 !== undefined){
data15["street"] = data16;
}
}
if(typeof data16 === "string"){
if(func1(data16) > 255){
const err41 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(formats2(data16))){
const err42 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data15.city !== undefined){
let data17 = data15.city;
if((typeof data17 !== "string") && (data17 !== null)){
const err43 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema66.properties.city.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data17 === "string"){
data17 = readings.text(data17);
if(data15 !== undefined){
data15["city"] = data17;
}
}
if(typeof data17 === "string"){
if(func1(data17) > 100){
const err44 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats2(data17))){
const err45 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data15.region !== undefined){
let data18 = data15.region;
if((typeof data18 !== "string") && (data18 !== null)){
const err46 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema66.properties.region.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data18 === "string"){
data18 = readings.text(data18);
if(data15 !== undefined){
data15["region"] = data18;
}
}
if(typeof data18 === "string"){
if(func1(data18) > 100){
const err47 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(formats2(data18))){
const err48 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data15.postal_code !== undefined){
let data19 = data15.postal_code;
if((typeof data19 !== "string") && (data19 !== null)){
const err49 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema66.properties.postal_code.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data19 === "string"){
data19 = readings.text(data19);
if(data15 !== undefined){
data15["postal_code"] = data19;
}
}
if(typeof data19 === "string"){
if(func1(data19) > 20){
const err50 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats2(data19))){
const err51 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/format",keyword:"format",params:{format: "text"}};
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
if(data15.country !== undefined){
let data20 = data15.country;
if((typeof data20 !== "string") && (data20 !== null)){
const err52 = {instancePath:instancePath+"/address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema66.properties.country.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data20 === "string"){
data20 = readings.text(data20);
if(data15 !== undefined){
data15["country"] = data20;
}
}
if(typeof data20 === "string"){
if(!(formats138(data20))){
const err53 = {instancePath:instancePath+"/address/country",schemaPath:"document#/components/schemas/Address/properties/country/format",keyword:"format",params:{format: "country"}};
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
}
}
if(data.avatar_url !== undefined){
let data21 = data.avatar_url;
if((typeof data21 !== "string") && (data21 !== null)){
const err54 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema83.properties.avatar_url.type}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data21 === "string"){
data21 = readings.text(data21);
if(data !== undefined){
data["avatar_url"] = data21;
}
}
if(typeof data21 === "string"){
if(func1(data21) > 2000){
const err55 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(formats100(data21))){
const err56 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/format",keyword:"format",params:{format: "uri"}};
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
if(data.birthday !== undefined){
let data22 = data.birthday;
if((typeof data22 !== "string") && (data22 !== null)){
const err57 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: schema83.properties.birthday.type}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data22 === "string"){
data22 = readings.text(data22);
if(data !== undefined){
data["birthday"] = data22;
}
}
if(typeof data22 === "string"){
if(!(formats260(data22))){
const err58 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"first_name":true,"last_name":true,"email":true,"additional_emails":true,"mobile":true,"job_title":true,"department":true,"company_id":true,"lead_status":true,"source":true,"email_consent":true,"do_not_call":true,"timezone":true,"locale":true,"address":true,"avatar_url":true,"birthday":true},"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entity_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema77.properties.entity_type.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if("contact" !== data0){
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/const",keyword:"const",params:{allowedValue: "contact"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "entity_type") && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "email")) && (key0 !== "additional_emails")) && (key0 !== "mobile")) && (key0 !== "job_title")) && (key0 !== "department")) && (key0 !== "company_id")) && (key0 !== "lead_status")) && (key0 !== "source")) && (key0 !== "email_consent")) && (key0 !== "do_not_call")) && (key0 !== "timezone")) && (key0 !== "locale")) && (key0 !== "address")) && (key0 !== "avatar_url")) && (key0 !== "birthday")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
const err3 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if((((data.first_name === undefined || data.first_name === null || data.first_name === "")) && ((data.last_name === undefined || data.last_name === null || data.last_name === ""))) && ((data.email === undefined || data.email === null || data.email === ""))){
const err4 = {instancePath,schemaPath:"#/oneRequired",keyword:"oneRequired",params:{choice: "first_name, last_name, email", last: "email"}};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const contact_update = validate49;
const schema86 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/EntityFields"},{"$ref":"document#/components/schemas/ContactFields"}],"unevaluatedProperties":false,"properties":{"entity_type":{},"full_name":{},"lifecycle_stage_changed_at":{},"email_consent_at":{},"email_deliverability":{},"last_activity_at":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone !== undefined){
let data0 = data.phone;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema60.properties.phone.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["phone"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
const err1 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats98(data0))){
const err2 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "phone"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.website !== undefined){
let data1 = data.website;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema60.properties.website.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["website"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats100(data1))){
const err5 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"}};
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
if(data.linkedin_url !== undefined){
let data2 = data.linkedin_url;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/type",keyword:"type",params:{type: schema60.properties.linkedin_url.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["linkedin_url"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err7 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats100(data2))){
const err8 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/format",keyword:"format",params:{format: "uri"}};
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
if(data.lifecycle_stage !== undefined){
let data3 = data.lifecycle_stage;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema61.reads.choice);
if(data !== undefined){
data["lifecycle_stage"] = data3;
}
}
if(!((((((((data3 === "subscriber") || (data3 === "lead")) || (data3 === "marketing_qualified_lead")) || (data3 === "sales_qualified_lead")) || (data3 === "opportunity")) || (data3 === "customer")) || (data3 === "evangelist")) || (data3 === "other"))){
const err10 = {instancePath:instancePath+"/lifecycle_stage",schemaPath:"document#/components/schemas/LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema61.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead_score !== undefined){
let data4 = data.lead_score;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/lead_score",schemaPath:"#/properties/lead_score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.owner_id !== undefined){
let data5 = data.owner_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema60.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["owner_id"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err15 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema60.properties.description.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.multiline(data6);
if(data !== undefined){
data["description"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 10000){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats64(data6))){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.tags !== undefined){
let data7 = data.tags;
if(Array.isArray(data7)){
if(data7.length > 50){
const err19 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[i0] = data8;
}
}
if(typeof data8 === "string"){
if(func1(data8) > 50){
const err20 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data8) < 1){
const err21 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2(data8))){
const err22 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err23 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err25 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data9 = data.custom_fields;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 200){
const err26 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key0 in data9){
const _errs24 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err27 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
const err28 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key1 in data9){
let data10 = data9[key1];
if(((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (!(Array.isArray(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema63.additionalProperties.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.multiline(data10);
if(data9 !== undefined){
data9[key1] = data10;
}
}
if(typeof data10 === "string"){
if(func1(data10) > 10000){
const err30 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats64(data10))){
const err31 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(Array.isArray(data10)){
if(data10.length > 100){
const err32 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
data11 = readings.text(data11);
if(data10 !== undefined){
data10[i2] = data11;
}
}
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err33 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats2(data11))){
const err34 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err35 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err36 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.external_ids !== undefined){
let data12 = data.external_ids;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length > 20){
const err37 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key2 in data12){
const _errs33 = errors;
if(typeof key2 === "string"){
if(!pattern5.test(key2)){
const err38 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]{0,49}$"},propertyName:key2};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid12 = _errs33 === errors;
if(!valid12){
const err39 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
for(const key3 in data12){
let data13 = data12[key3];
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/type",keyword:"type",params:{type: schema64.additionalProperties.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data12 !== undefined){
data12[key3] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err41 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func1(data13) < 1){
const err42 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(formats2(data13))){
const err43 = {instancePath:instancePath+"/external_ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/ExternalIds/additionalProperties/format",keyword:"format",params:{format: "text"}};
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
}
else {
const err44 = {instancePath:instancePath+"/external_ids",schemaPath:"document#/components/schemas/ExternalIds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"phone":true,"website":true,"linkedin_url":true,"lifecycle_stage":true,"lead_score":true,"owner_id":true,"description":true,"tags":true,"custom_fields":true,"external_ids":true},"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name !== undefined){
let data0 = data.first_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema83.properties.first_name.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["first_name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema83.properties.last_name.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["last_name"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err4 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/format",keyword:"format",params:{format: "text"}};
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
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema83.properties.email.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["email"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats40(data2))){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
if(data.additional_emails !== undefined){
let data3 = data.additional_emails;
if(Array.isArray(data3)){
if(data3.length > 10){
const err9 = {instancePath:instancePath+"/additional_emails",schemaPath:"#/properties/additional_emails/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data3 !== undefined){
data3[i0] = data4;
}
}
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err10 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats40(data4))){
const err11 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/format",keyword:"format",params:{format: "email"}};
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
const err12 = {instancePath:instancePath+"/additional_emails/" + i0,schemaPath:"document#/components/schemas/Email/type",keyword:"type",params:{type: "string"}};
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
const err13 = {instancePath:instancePath+"/additional_emails",schemaPath:"#/properties/additional_emails/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.mobile !== undefined){
let data5 = data.mobile;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: schema83.properties.mobile.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["mobile"] = data5;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 50){
const err15 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats98(data5))){
const err16 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/format",keyword:"format",params:{format: "phone"}};
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
if(data.job_title !== undefined){
let data6 = data.job_title;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: schema83.properties.job_title.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data !== undefined){
data["job_title"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 150){
const err18 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats2(data6))){
const err19 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/format",keyword:"format",params:{format: "text"}};
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
if(data.department !== undefined){
let data7 = data.department;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema83.properties.department.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["department"] = data7;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 150){
const err21 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2(data7))){
const err22 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/format",keyword:"format",params:{format: "text"}};
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
if(data.company_id !== undefined){
let data8 = data.company_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: schema83.properties.company_id.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data !== undefined){
data["company_id"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err24 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.lead_status !== undefined){
let data9 = data.lead_status;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/lead_status",schemaPath:"#/properties/lead_status/type",keyword:"type",params:{type: schema83.properties.lead_status.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.choice(data9, schema83.properties.lead_status.reads.choice);
if(data !== undefined){
data["lead_status"] = data9;
}
}
if(!((((((data9 === "new") || (data9 === "contacted")) || (data9 === "nurturing")) || (data9 === "qualified")) || (data9 === "unqualified")) || (data9 === null))){
const err26 = {instancePath:instancePath+"/lead_status",schemaPath:"#/properties/lead_status/enum",keyword:"enum",params:{allowedValues: schema83.properties.lead_status.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema83.properties.source.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.choice(data10, schema83.properties.source.reads.choice);
if(data !== undefined){
data["source"] = data10;
}
}
if(!(((((((((((((data10 === "manual") || (data10 === "api")) || (data10 === "import")) || (data10 === "mcp")) || (data10 === "booking")) || (data10 === "form")) || (data10 === "email")) || (data10 === "referral")) || (data10 === "event")) || (data10 === "partner")) || (data10 === "advertisement")) || (data10 === "other")) || (data10 === null))){
const err28 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema83.properties.source.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.email_consent !== undefined){
let data11 = data.email_consent;
if(typeof data11 !== "string"){
const err29 = {instancePath:instancePath+"/email_consent",schemaPath:"#/properties/email_consent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data11 === "string"){
data11 = readings.choice(data11, schema83.properties.email_consent.reads.choice);
if(data !== undefined){
data["email_consent"] = data11;
}
}
if(!(((data11 === "unknown") || (data11 === "opted_in")) || (data11 === "opted_out"))){
const err30 = {instancePath:instancePath+"/email_consent",schemaPath:"#/properties/email_consent/enum",keyword:"enum",params:{allowedValues: schema83.properties.email_consent.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.do_not_call !== undefined){
if(typeof data.do_not_call !== "boolean"){
const err31 = {instancePath:instancePath+"/do_not_call",schemaPath:"#/properties/do_not_call/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.timezone !== undefined){
let data13 = data.timezone;
if((typeof data13 !== "string") && (data13 !== null)){
const err32 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema83.properties.timezone.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data !== undefined){
data["timezone"] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err33 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats244(data13))){
const err34 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "timezone"}};
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
if(data.locale !== undefined){
let data14 = data.locale;
if((typeof data14 !== "string") && (data14 !== null)){
const err35 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema83.properties.locale.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.text(data14);
if(data !== undefined){
data["locale"] = data14;
}
}
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
const err36 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats2(data14))){
const err37 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/format",keyword:"format",params:{format: "text"}};
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
if(data.address !== undefined){
let data15 = data.address;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err38 = {instancePath:instancePath+"/address",schemaPath:"document#/components/schemas/Address/type",keyword:"type",params:{type: schema66.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key0 in data15){
if(!(((((key0 === "street") || (key0 === "city")) || (key0 === "region")) || (key0 === "postal_code")) || (key0 === "country"))){
const err39 = {instancePath:instancePath+"/address",schemaPath:"document#/components/schemas/Address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.street !== undefined){
let data16 = data15.street;
if((typeof data16 !== "string") && (data16 !== null)){
const err40 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/type",keyword:"type",params:{type: schema66.properties.street.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data16 === "string"){
data16 = readings.text(data16);
if(data15 !== undefined){
data15["street"] = data16;
}
}
if(typeof data16 === "string"){
if(func1(data16) > 255){
const err41 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(formats2(data16))){
const err42 = {instancePath:instancePath+"/address/street",schemaPath:"document#/components/schemas/Address/properties/street/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data15.city !== undefined){
let data17 = data15.city;
if((typeof data17 !== "string") && (data17 !== null)){
const err43 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema66.properties.city.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data17 === "string"){
data17 = readings.text(data17);
if(data15 !== undefined){
data15["city"] = data17;
}
}
if(typeof data17 === "string"){
if(func1(data17) > 100){
const err44 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats2(data17))){
const err45 = {instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/Address/properties/city/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data15.region !== undefined){
let data18 = data15.region;
if((typeof data18 !== "string") && (data18 !== null)){
const err46 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema66.properties.region.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data18 === "string"){
data18 = readings.text(data18);
if(data15 !== undefined){
data15["region"] = data18;
}
}
if(typeof data18 === "string"){
if(func1(data18) > 100){
const err47 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(formats2(data18))){
const err48 = {instancePath:instancePath+"/address/region",schemaPath:"document#/components/schemas/Address/properties/region/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data15.postal_code !== undefined){
let data19 = data15.postal_code;
if((typeof data19 !== "string") && (data19 !== null)){
const err49 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/type",keyword:"type",params:{type: schema66.properties.postal_code.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data19 === "string"){
data19 = readings.text(data19);
if(data15 !== undefined){
data15["postal_code"] = data19;
}
}
if(typeof data19 === "string"){
if(func1(data19) > 20){
const err50 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats2(data19))){
const err51 = {instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/Address/properties/postal_code/format",keyword:"format",params:{format: "text"}};
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
if(data15.country !== undefined){
let data20 = data15.country;
if((typeof data20 !== "string") && (data20 !== null)){
const err52 = {instancePath:instancePath+"/address/country",schemaPath:"document#/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema66.properties.country.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data20 === "string"){
data20 = readings.text(data20);
if(data15 !== undefined){
data15["country"] = data20;
}
}
if(typeof data20 === "string"){
if(!(formats138(data20))){
const err53 = {instancePath:instancePath+"/address/country",schemaPath:"document#/components/schemas/Address/properties/country/format",keyword:"format",params:{format: "country"}};
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
}
}
if(data.avatar_url !== undefined){
let data21 = data.avatar_url;
if((typeof data21 !== "string") && (data21 !== null)){
const err54 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema83.properties.avatar_url.type}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data21 === "string"){
data21 = readings.text(data21);
if(data !== undefined){
data["avatar_url"] = data21;
}
}
if(typeof data21 === "string"){
if(func1(data21) > 2000){
const err55 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(formats100(data21))){
const err56 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/format",keyword:"format",params:{format: "uri"}};
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
if(data.birthday !== undefined){
let data22 = data.birthday;
if((typeof data22 !== "string") && (data22 !== null)){
const err57 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: schema83.properties.birthday.type}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data22 === "string"){
data22 = readings.text(data22);
if(data !== undefined){
data["birthday"] = data22;
}
}
if(typeof data22 === "string"){
if(!(formats260(data22))){
const err58 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"first_name":true,"last_name":true,"email":true,"additional_emails":true,"mobile":true,"job_title":true,"department":true,"company_id":true,"lead_status":true,"source":true,"email_consent":true,"do_not_call":true,"timezone":true,"locale":true,"address":true,"avatar_url":true,"birthday":true},"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((((((((((((((key0 !== "entity_type") && (key0 !== "full_name")) && (key0 !== "lifecycle_stage_changed_at")) && (key0 !== "email_consent_at")) && (key0 !== "email_deliverability")) && (key0 !== "last_activity_at")) && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "email")) && (key0 !== "additional_emails")) && (key0 !== "mobile")) && (key0 !== "job_title")) && (key0 !== "department")) && (key0 !== "company_id")) && (key0 !== "lead_status")) && (key0 !== "source")) && (key0 !== "email_consent")) && (key0 !== "do_not_call")) && (key0 !== "timezone")) && (key0 !== "locale")) && (key0 !== "address")) && (key0 !== "avatar_url")) && (key0 !== "birthday")) && (key0 !== "phone")) && (key0 !== "website")) && (key0 !== "linkedin_url")) && (key0 !== "lifecycle_stage")) && (key0 !== "lead_score")) && (key0 !== "owner_id")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")) && (key0 !== "external_ids")){
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
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const custom_field_create = validate54;
const schema95 = {"type":"object","required":["entity_type","key","label","type"],"properties":{"entity_type":{"$ref":"document#/components/schemas/CustomFieldRecordType"},"key":{"$ref":"document#/components/schemas/CustomFieldKey"},"type":{"$ref":"document#/components/schemas/CustomFieldType"}},"allOf":[{"$ref":"document#/components/schemas/CustomFieldFields"},{"if":{"properties":{"type":{"enum":["select","multi_select"],"reads":{"choice":["select","multi_select"]}}}},"then":{"required":["options"],"properties":{"options":{"type":"array","maxItems":100}}},"else":{"properties":{"options":{"type":"null"}}}}],"unevaluatedProperties":false};
const schema96 = {"type":"object","properties":{"label":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"},"options":{"type":["array","null"],"minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"}},"required":{"type":"boolean"},"description":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"},"position":{"type":"integer","minimum":0,"maximum":10000},"archived":{"type":"boolean"}}};
const schema97 = {"type":"string","enum":["contact","company","opportunity","task"],"reads":{"choice":["contact","company","opportunity","task"]}};
const schema98 = {"type":"string","pattern":"^[a-z][a-z0-9_]{0,49}$","format":"text","reads":"text"};
const schema99 = {"type":"string","enum":["text","number","boolean","date","datetime","select","multi_select","url","email","phone"],"reads":{"choice":["text","number","boolean","date","datetime","select","multi_select","url","email","phone"]}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["label"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err0 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/CustomFieldFields/properties/label/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/CustomFieldFields/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/CustomFieldFields/properties/label/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/CustomFieldFields/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.options !== undefined){
let data1 = data.options;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/options",schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/type",keyword:"type",params:{type: schema96.properties.options.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/options",schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/options",schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err7 = {instancePath:instancePath+"/options/" + i0,schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/options/" + i0,schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2(data2))){
const err9 = {instancePath:instancePath+"/options/" + i0,schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/items/format",keyword:"format",params:{format: "text"}};
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
const err10 = {instancePath:instancePath+"/options/" + i0,schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/items/type",keyword:"type",params:{type: "string"}};
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
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err11 = {instancePath:instancePath+"/required",schemaPath:"document#/components/schemas/CustomFieldFields/properties/required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/CustomFieldFields/properties/description/type",keyword:"type",params:{type: schema96.properties.description.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data !== undefined){
data["description"] = data4;
}
}
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err13 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/CustomFieldFields/properties/description/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats2(data4))){
const err14 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/CustomFieldFields/properties/description/format",keyword:"format",params:{format: "text"}};
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
if(data.position !== undefined){
let data5 = data.position;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/CustomFieldFields/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/CustomFieldFields/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/CustomFieldFields/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.archived !== undefined){
if(typeof data.archived !== "boolean"){
const err18 = {instancePath:instancePath+"/archived",schemaPath:"document#/components/schemas/CustomFieldFields/properties/archived/type",keyword:"type",params:{type: "boolean"}};
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
const err19 = {instancePath,schemaPath:"document#/components/schemas/CustomFieldFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs19 = errors;
let valid5 = true;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data7 = data.type;
if(typeof data7 === "string"){
data7 = readings.choice(data7, schema95.allOf[1].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data7;
}
}
if(!((data7 === "select") || (data7 === "multi_select"))){
const err20 = {};
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
var _valid0 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options === undefined){
const err21 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.options !== undefined){
let data8 = data.options;
if(Array.isArray(data8)){
if(data8.length > 100){
const err22 = {instancePath:instancePath+"/options",schemaPath:"#/allOf/1/then/properties/options/maxItems",keyword:"maxItems",params:{limit: 100}};
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
const err23 = {instancePath:instancePath+"/options",schemaPath:"#/allOf/1/then/properties/options/type",keyword:"type",params:{type: "array"}};
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
var _valid0 = _errs22 === errors;
valid5 = _valid0;
if(valid5){
var props0 = {};
props0.options = true;
props0.type = true;
}
ifClause0 = "then";
}
else {
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
if(data.options !== null){
const err24 = {instancePath:instancePath+"/options",schemaPath:"#/allOf/1/else/properties/options/type",keyword:"type",params:{type: "null"}};
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
var _valid0 = _errs25 === errors;
valid5 = _valid0;
if(valid5){
if(props0 !== true){
props0 = props0 || {};
props0.options = true;
}
}
ifClause0 = "else";
}
if(!valid5){
const err25 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.label = true;
props0.options = true;
props0.required = true;
props0.description = true;
props0.position = true;
props0.archived = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entity_type === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.key === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.label === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.type === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.entity_type = true;
props0.key = true;
props0.type = true;
}
if(data.entity_type !== undefined){
let data10 = data.entity_type;
if(typeof data10 !== "string"){
const err30 = {instancePath:instancePath+"/entity_type",schemaPath:"document#/components/schemas/CustomFieldRecordType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.choice(data10, schema97.reads.choice);
if(data !== undefined){
data["entity_type"] = data10;
}
}
if(!((((data10 === "contact") || (data10 === "company")) || (data10 === "opportunity")) || (data10 === "task"))){
const err31 = {instancePath:instancePath+"/entity_type",schemaPath:"document#/components/schemas/CustomFieldRecordType/enum",keyword:"enum",params:{allowedValues: schema97.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.key !== undefined){
let data11 = data.key;
if(typeof data11 === "string"){
data11 = readings.text(data11);
if(data !== undefined){
data["key"] = data11;
}
}
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err32 = {instancePath:instancePath+"/key",schemaPath:"document#/components/schemas/CustomFieldKey/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats2(data11))){
const err33 = {instancePath:instancePath+"/key",schemaPath:"document#/components/schemas/CustomFieldKey/format",keyword:"format",params:{format: "text"}};
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
const err34 = {instancePath:instancePath+"/key",schemaPath:"document#/components/schemas/CustomFieldKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.type !== undefined){
let data12 = data.type;
if(typeof data12 !== "string"){
const err35 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/CustomFieldType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.choice(data12, schema99.reads.choice);
if(data !== undefined){
data["type"] = data12;
}
}
if(!((((((((((data12 === "text") || (data12 === "number")) || (data12 === "boolean")) || (data12 === "date")) || (data12 === "datetime")) || (data12 === "select")) || (data12 === "multi_select")) || (data12 === "url")) || (data12 === "email")) || (data12 === "phone"))){
const err36 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/CustomFieldType/enum",keyword:"enum",params:{allowedValues: schema99.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err37 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const custom_field_update = validate55;
const schema100 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/CustomFieldFields"}],"unevaluatedProperties":false,"properties":{"entity_type":{},"key":{},"type":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["label"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err0 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/CustomFieldFields/properties/label/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/CustomFieldFields/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/CustomFieldFields/properties/label/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/CustomFieldFields/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.options !== undefined){
let data1 = data.options;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/options",schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/type",keyword:"type",params:{type: schema96.properties.options.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/options",schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/options",schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err7 = {instancePath:instancePath+"/options/" + i0,schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/options/" + i0,schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2(data2))){
const err9 = {instancePath:instancePath+"/options/" + i0,schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/items/format",keyword:"format",params:{format: "text"}};
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
const err10 = {instancePath:instancePath+"/options/" + i0,schemaPath:"document#/components/schemas/CustomFieldFields/properties/options/items/type",keyword:"type",params:{type: "string"}};
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
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err11 = {instancePath:instancePath+"/required",schemaPath:"document#/components/schemas/CustomFieldFields/properties/required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/CustomFieldFields/properties/description/type",keyword:"type",params:{type: schema96.properties.description.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data !== undefined){
data["description"] = data4;
}
}
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err13 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/CustomFieldFields/properties/description/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats2(data4))){
const err14 = {instancePath:instancePath+"/description",schemaPath:"document#/components/schemas/CustomFieldFields/properties/description/format",keyword:"format",params:{format: "text"}};
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
if(data.position !== undefined){
let data5 = data.position;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/CustomFieldFields/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/CustomFieldFields/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/CustomFieldFields/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.archived !== undefined){
if(typeof data.archived !== "boolean"){
const err18 = {instancePath:instancePath+"/archived",schemaPath:"document#/components/schemas/CustomFieldFields/properties/archived/type",keyword:"type",params:{type: "boolean"}};
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
const err19 = {instancePath,schemaPath:"document#/components/schemas/CustomFieldFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((key0 !== "entity_type") && (key0 !== "key")) && (key0 !== "type")) && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "label")) && (key0 !== "options")) && (key0 !== "required")) && (key0 !== "description")) && (key0 !== "position")) && (key0 !== "archived")){
const err20 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const email_create = validate56;
const schema102 = {"type":"object","required":["to","subject"],"properties":{"to":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"document#/components/schemas/EmailAddressee"}},"cc":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/EmailAddressee"}},"bcc":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/EmailAddressee"}},"reply_to":{"type":["string","null"],"format":"email","maxLength":254,"reads":"text"},"subject":{"type":"string","minLength":1,"maxLength":255,"format":"text","reads":"text"},"html":{"type":["string","null"],"maxLength":1000000,"format":"multiline","reads":"multiline"},"text":{"type":["string","null"],"maxLength":1000000,"format":"multiline","reads":"multiline"},"attachments":{"type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/EmailAttachment"}},"category":{"type":"string","enum":["transactional","marketing"],"reads":{"choice":["transactional","marketing"]}},"send_at":{"type":["string","null"],"format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"related_to":{"$ref":"document#/components/schemas/RelatedTo"},"metadata":{"$ref":"document#/components/schemas/EmailMetadata"}},"additionalProperties":false,"oneRequired":["html","text"]};
const schema111 = {"type":"object","maxProperties":50,"additionalProperties":{"type":"string","maxLength":500,"format":"text","reads":"text"},"propertyNames":{"pattern":"^[A-Za-z0-9_.-]{1,100}$"}};
const schema103 = {"type":"object","required":["email"],"properties":{"email":{"$ref":"document#/components/schemas/Email"},"name":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"},"contact_id":{"type":["string","null"],"format":"uuid","reads":"text"}},"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
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
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "name")) || (key0 === "contact_id"))){
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
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["email"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats40(data0))){
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema103.properties.name.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["name"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
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
if(data.contact_id !== undefined){
let data2 = data.contact_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: schema103.properties.contact_id.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["contact_id"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err9 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema105 = {"type":"object","required":["filename","content_type","content"],"properties":{"filename":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"content_type":{"$ref":"document#/components/schemas/MediaType"},"content":{"type":"string","minLength":1,"maxLength":13981016,"format":"text","reads":"text"}},"additionalProperties":false};
const schema106 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,99}/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,99}$","format":"text","reads":"text"};
const pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,99}/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,99}$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filename === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "filename") || (key0 === "content_type")) || (key0 === "content"))){
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
if(data.filename !== undefined){
let data0 = data.filename;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["filename"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err4 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2(data0))){
const err6 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/format",keyword:"format",params:{format: "text"}};
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
const err7 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.content_type !== undefined){
let data1 = data.content_type;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["content_type"] = data1;
}
}
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
const err8 = {instancePath:instancePath+"/content_type",schemaPath:"document#/components/schemas/MediaType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,99}/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,99}$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2(data1))){
const err9 = {instancePath:instancePath+"/content_type",schemaPath:"document#/components/schemas/MediaType/format",keyword:"format",params:{format: "text"}};
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
const err10 = {instancePath:instancePath+"/content_type",schemaPath:"document#/components/schemas/MediaType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["content"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 13981016){
const err11 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 13981016}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) < 1){
const err12 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2(data2))){
const err13 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/format",keyword:"format",params:{format: "text"}};
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
const err14 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema107 = {"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/RelatedRecord"}};
const schema108 = {"type":"object","required":["record_type","record_id"],"properties":{"record_type":{"$ref":"document#/components/schemas/RelatedRecordType"},"record_id":{"$ref":"document#/components/schemas/Id"}},"additionalProperties":false};
const schema109 = {"type":"string","enum":["contact","company","opportunity","event"],"reads":{"choice":["contact","company","opportunity","event"]}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
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
for(const key0 in data){
if(!((key0 === "record_type") || (key0 === "record_id"))){
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
const err3 = {instancePath:instancePath+"/record_type",schemaPath:"document#/components/schemas/RelatedRecordType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema109.reads.choice);
if(data !== undefined){
data["record_type"] = data0;
}
}
if(!((((data0 === "contact") || (data0 === "company")) || (data0 === "opportunity")) || (data0 === "event"))){
const err4 = {instancePath:instancePath+"/record_type",schemaPath:"document#/components/schemas/RelatedRecordType/enum",keyword:"enum",params:{allowedValues: schema109.enum}};
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
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["record_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/record_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/record_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 20){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const pattern16 = new RegExp("^[A-Za-z0-9_.-]{1,100}$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema102.properties, key0))){
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
if(data.to !== undefined){
let data0 = data.to;
if(Array.isArray(data0)){
if(data0.length > 50){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57(data0[i0], {instancePath:instancePath+"/to/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cc !== undefined){
let data2 = data.cc;
if(Array.isArray(data2)){
if(data2.length > 20){
const err6 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate57(data2[i1], {instancePath:instancePath+"/cc/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.bcc !== undefined){
let data4 = data.bcc;
if(Array.isArray(data4)){
if(data4.length > 20){
const err8 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate57(data4[i2], {instancePath:instancePath+"/bcc/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data6 = data.reply_to;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: schema102.properties.reply_to.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data !== undefined){
data["reply_to"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 254){
const err11 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats40(data6))){
const err12 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/format",keyword:"format",params:{format: "email"}};
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
if(data.subject !== undefined){
let data7 = data.subject;
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["subject"] = data7;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 255){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data7) < 1){
const err14 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats2(data7))){
const err15 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/format",keyword:"format",params:{format: "text"}};
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
const err16 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.html !== undefined){
let data8 = data.html;
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: schema102.properties.html.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.multiline(data8);
if(data !== undefined){
data["html"] = data8;
}
}
if(typeof data8 === "string"){
if(func1(data8) > 1000000){
const err18 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats64(data8))){
const err19 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/format",keyword:"format",params:{format: "multiline"}};
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
if(data.text !== undefined){
let data9 = data.text;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema102.properties.text.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.multiline(data9);
if(data !== undefined){
data["text"] = data9;
}
}
if(typeof data9 === "string"){
if(func1(data9) > 1000000){
const err21 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats64(data9))){
const err22 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/format",keyword:"format",params:{format: "multiline"}};
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
if(data.attachments !== undefined){
let data10 = data.attachments;
if(Array.isArray(data10)){
if(data10.length > 10){
const err23 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate61(data10[i3], {instancePath:instancePath+"/attachments/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.category !== undefined){
let data12 = data.category;
if(typeof data12 !== "string"){
const err25 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.choice(data12, schema102.properties.category.reads.choice);
if(data !== undefined){
data["category"] = data12;
}
}
if(!((data12 === "transactional") || (data12 === "marketing"))){
const err26 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema102.properties.category.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.send_at !== undefined){
let data13 = data.send_at;
if((typeof data13 !== "string") && (data13 !== null)){
const err27 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/type",keyword:"type",params:{type: schema102.properties.send_at.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.instant(data13);
if(data !== undefined){
data["send_at"] = data13;
}
}
if(typeof data13 === "string"){
if(!(formats12(data13))){
const err28 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(typeof data13 === "string"){
if(!(formats14(data13))){
const err29 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/format",keyword:"format",params:{format: "date-time"}};
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
if(data.related_to !== undefined){
if(!(validate63(data.related_to, {instancePath:instancePath+"/related_to",parentData:data,parentDataProperty:"related_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
let data15 = data.metadata;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 50){
const err30 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EmailMetadata/maxProperties",keyword:"maxProperties",params:{limit: 50}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key1 in data15){
const _errs31 = errors;
if(typeof key1 === "string"){
if(!pattern16.test(key1)){
const err31 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EmailMetadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,100}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid11 = _errs31 === errors;
if(!valid11){
const err32 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EmailMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
for(const key2 in data15){
let data16 = data15[key2];
if(typeof data16 === "string"){
data16 = readings.text(data16);
if(data15 !== undefined){
data15[key2] = data16;
}
}
if(typeof data16 === "string"){
if(func1(data16) > 500){
const err33 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EmailMetadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats2(data16))){
const err34 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EmailMetadata/additionalProperties/format",keyword:"format",params:{format: "text"}};
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
const err35 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EmailMetadata/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
else {
const err36 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EmailMetadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(((data.html === undefined || data.html === null || data.html === "")) && ((data.text === undefined || data.text === null || data.text === ""))){
const err37 = {instancePath,schemaPath:"#/oneRequired",keyword:"oneRequired",params:{choice: "html, text", last: "text"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const email_update = validate67;
const schema112 = {"type":"object","additionalProperties":false,"properties":{"to":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"document#/components/schemas/EmailAddressee"}},"cc":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/EmailAddressee"}},"bcc":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/EmailAddressee"}},"reply_to":{"type":["string","null"],"format":"email","maxLength":254,"reads":"text"},"subject":{"type":"string","minLength":1,"maxLength":255,"format":"text","reads":"text"},"html":{"type":["string","null"],"maxLength":1000000,"format":"multiline","reads":"multiline"},"text":{"type":["string","null"],"maxLength":1000000,"format":"multiline","reads":"multiline"},"attachments":{"type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/EmailAttachment"}},"category":{"type":"string","enum":["transactional","marketing"],"reads":{"choice":["transactional","marketing"]}},"send_at":{"type":["string","null"],"format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"related_to":{"$ref":"document#/components/schemas/RelatedTo"},"metadata":{"$ref":"document#/components/schemas/EmailMetadata"},"status":{},"message_id":{},"from":{},"recipients":{},"sent_at":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
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
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "name")) || (key0 === "contact_id"))){
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
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["email"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats40(data0))){
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema103.properties.name.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["name"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
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
if(data.contact_id !== undefined){
let data2 = data.contact_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: schema103.properties.contact_id.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["contact_id"] = data2;
}
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err9 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filename === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "filename") || (key0 === "content_type")) || (key0 === "content"))){
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
if(data.filename !== undefined){
let data0 = data.filename;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["filename"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err4 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2(data0))){
const err6 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/format",keyword:"format",params:{format: "text"}};
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
const err7 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.content_type !== undefined){
let data1 = data.content_type;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["content_type"] = data1;
}
}
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
const err8 = {instancePath:instancePath+"/content_type",schemaPath:"document#/components/schemas/MediaType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,99}/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,99}$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2(data1))){
const err9 = {instancePath:instancePath+"/content_type",schemaPath:"document#/components/schemas/MediaType/format",keyword:"format",params:{format: "text"}};
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
const err10 = {instancePath:instancePath+"/content_type",schemaPath:"document#/components/schemas/MediaType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["content"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 13981016){
const err11 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 13981016}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) < 1){
const err12 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2(data2))){
const err13 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/format",keyword:"format",params:{format: "text"}};
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
const err14 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 20){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema112.properties, key0))){
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
if(data.to !== undefined){
let data0 = data.to;
if(Array.isArray(data0)){
if(data0.length > 50){
const err1 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate68(data0[i0], {instancePath:instancePath+"/to/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cc !== undefined){
let data2 = data.cc;
if(Array.isArray(data2)){
if(data2.length > 20){
const err4 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate68(data2[i1], {instancePath:instancePath+"/cc/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bcc !== undefined){
let data4 = data.bcc;
if(Array.isArray(data4)){
if(data4.length > 20){
const err6 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate68(data4[i2], {instancePath:instancePath+"/bcc/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data6 = data.reply_to;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: schema112.properties.reply_to.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data !== undefined){
data["reply_to"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 254){
const err9 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats40(data6))){
const err10 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/format",keyword:"format",params:{format: "email"}};
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
if(data.subject !== undefined){
let data7 = data.subject;
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["subject"] = data7;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 255){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data7) < 1){
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2(data7))){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/format",keyword:"format",params:{format: "text"}};
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
const err14 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.html !== undefined){
let data8 = data.html;
if((typeof data8 !== "string") && (data8 !== null)){
const err15 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: schema112.properties.html.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.multiline(data8);
if(data !== undefined){
data["html"] = data8;
}
}
if(typeof data8 === "string"){
if(func1(data8) > 1000000){
const err16 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats64(data8))){
const err17 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/format",keyword:"format",params:{format: "multiline"}};
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
if(data.text !== undefined){
let data9 = data.text;
if((typeof data9 !== "string") && (data9 !== null)){
const err18 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema112.properties.text.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.multiline(data9);
if(data !== undefined){
data["text"] = data9;
}
}
if(typeof data9 === "string"){
if(func1(data9) > 1000000){
const err19 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats64(data9))){
const err20 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/format",keyword:"format",params:{format: "multiline"}};
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
if(data.attachments !== undefined){
let data10 = data.attachments;
if(Array.isArray(data10)){
if(data10.length > 10){
const err21 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate72(data10[i3], {instancePath:instancePath+"/attachments/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.category !== undefined){
let data12 = data.category;
if(typeof data12 !== "string"){
const err23 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.choice(data12, schema112.properties.category.reads.choice);
if(data !== undefined){
data["category"] = data12;
}
}
if(!((data12 === "transactional") || (data12 === "marketing"))){
const err24 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema112.properties.category.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.send_at !== undefined){
let data13 = data.send_at;
if((typeof data13 !== "string") && (data13 !== null)){
const err25 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/type",keyword:"type",params:{type: schema112.properties.send_at.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.instant(data13);
if(data !== undefined){
data["send_at"] = data13;
}
}
if(typeof data13 === "string"){
if(!(formats12(data13))){
const err26 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(typeof data13 === "string"){
if(!(formats14(data13))){
const err27 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.related_to !== undefined){
if(!(validate74(data.related_to, {instancePath:instancePath+"/related_to",parentData:data,parentDataProperty:"related_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
let data15 = data.metadata;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 50){
const err28 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EmailMetadata/maxProperties",keyword:"maxProperties",params:{limit: 50}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key1 in data15){
const _errs31 = errors;
if(typeof key1 === "string"){
if(!pattern16.test(key1)){
const err29 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EmailMetadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,100}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid11 = _errs31 === errors;
if(!valid11){
const err30 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EmailMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
for(const key2 in data15){
let data16 = data15[key2];
if(typeof data16 === "string"){
data16 = readings.text(data16);
if(data15 !== undefined){
data15[key2] = data16;
}
}
if(typeof data16 === "string"){
if(func1(data16) > 500){
const err31 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EmailMetadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats2(data16))){
const err32 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EmailMetadata/additionalProperties/format",keyword:"format",params:{format: "text"}};
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
const err33 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EmailMetadata/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EmailMetadata/type",keyword:"type",params:{type: "object"}};
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event_create = validate77;
const schema119 = {"type":"object","required":["event_type_id","start_at","invitee"],"properties":{"event_type_id":{"$ref":"document#/components/schemas/Id"},"start_at":{"$ref":"document#/components/schemas/Timestamp"},"duration_minutes":{"$ref":"document#/components/schemas/EventMinutes"},"invitee":{"$ref":"document#/components/schemas/EventPerson"},"guests":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/EventGuest"}},"answers":{"$ref":"document#/components/schemas/EventAnswers"},"location":{"$ref":"document#/components/schemas/EventLocation"},"notes":{"type":["string","null"],"maxLength":5000,"format":"multiline","reads":"multiline"},"contact_id":{"type":["string","null"],"format":"uuid","reads":"text"},"opportunity_id":{"type":["string","null"],"format":"uuid","reads":"text"}},"additionalProperties":false};
const schema122 = {"type":"integer","minimum":5,"maximum":1440};
const schema127 = {"type":"object","maxProperties":20,"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":50,"items":{"type":"string","maxLength":100,"format":"text","reads":"text"},"format":"multiline","reads":"multiline"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}$"}};
const schema123 = {"type":"object","required":["name","email"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"email":{"$ref":"document#/components/schemas/Email"},"phone":{"type":["string","null"],"format":"phone","maxLength":50,"reads":"text"},"timezone":{"type":["string","null"],"format":"timezone","maxLength":100,"reads":"text"},"locale":{"type":["string","null"],"enum":["en","fr",null],"reads":{"choice":["en","fr",null]}}},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
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
for(const key0 in data){
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
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data0))){
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
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["email"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err7 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats40(data1))){
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
const err10 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema123.properties.phone.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["phone"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err11 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats98(data2))){
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
const err13 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema123.properties.timezone.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data !== undefined){
data["timezone"] = data3;
}
}
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err14 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats244(data3))){
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
const err16 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema123.properties.locale.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema123.properties.locale.reads.choice);
if(data !== undefined){
data["locale"] = data4;
}
}
if(!(((data4 === "en") || (data4 === "fr")) || (data4 === null))){
const err17 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema123.properties.locale.enum}};
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
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema125 = {"type":"object","required":["email"],"properties":{"email":{"$ref":"document#/components/schemas/Email"},"name":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
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
for(const key0 in data){
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
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["email"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats40(data0))){
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema125.properties.name.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["name"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema128 = {"type":"object","required":["type"],"properties":{"type":{"$ref":"document#/components/schemas/EventLocationType"},"value":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["video_link","phone","in_person","custom"],"reads":{"choice":["video_link","phone","in_person","custom"]}}}},"then":{"required":["value"],"properties":{"value":{"type":"string","minLength":1,"maxLength":500,"format":"text","reads":"text"}}}},{"if":{"required":["type"],"properties":{"type":{"const":"video_link","reads":{"choice":["video_link"]}}}},"then":{"properties":{"value":{"type":"string","format":"uri","reads":"text"}}}},{"if":{"required":["type"],"properties":{"type":{"const":"phone","reads":{"choice":["phone"]}}}},"then":{"properties":{"value":{"type":"string","format":"phone","reads":"text"}}}}],"additionalProperties":false};
const schema129 = {"type":"string","enum":["video_link","phone","in_person","invitee_phone","custom"],"reads":{"choice":["video_link","phone","in_person","invitee_phone","custom"]}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema128.allOf[0].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data0;
}
}
if(!((((data0 === "video_link") || (data0 === "phone")) || (data0 === "in_person")) || (data0 === "custom"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["value"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/type",keyword:"type",params:{type: "string"}};
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
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.value = true;
props0.type = true;
}
}
if(!valid1){
const err7 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema128.allOf[1].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if("video_link" !== data2){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data !== undefined){
data["value"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats100(data3))){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/format",keyword:"format",params:{format: "uri"}};
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
const err11 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/type",keyword:"type",params:{type: "string"}};
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
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.value = true;
props1.type = true;
}
}
if(!valid4){
const err12 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs16 = errors;
let valid7 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema128.allOf[2].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data4;
}
}
if("phone" !== data4){
const err14 = {};
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
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data5 = data.value;
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["value"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats98(data5))){
const err15 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/format",keyword:"format",params:{format: "phone"}};
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
const err16 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/type",keyword:"type",params:{type: "string"}};
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
var _valid2 = _errs19 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.value = true;
props2.type = true;
}
}
if(!valid7){
const err17 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "value"))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/EventLocationType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema129.reads.choice);
if(data !== undefined){
data["type"] = data6;
}
}
if(!(((((data6 === "video_link") || (data6 === "phone")) || (data6 === "in_person")) || (data6 === "invitee_phone")) || (data6 === "custom"))){
const err21 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/EventLocationType/enum",keyword:"enum",params:{allowedValues: schema129.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.value !== undefined){
let data7 = data.value;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema128.properties.value.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["value"] = data7;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err23 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2(data7))){
const err24 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/format",keyword:"format",params:{format: "text"}};
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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
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
for(const key0 in data){
if(!(func5.call(schema119.properties, key0))){
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
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["event_type_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/event_type_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/event_type_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
if(typeof data1 === "string"){
data1 = readings.instant(data1);
if(data !== undefined){
data["start_at"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats12(data1))){
const err6 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats14(data1))){
const err7 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err8 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.duration_minutes !== undefined){
let data2 = data.duration_minutes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1440 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 5 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
if(data.invitee !== undefined){
if(!(validate78(data.invitee, {instancePath:instancePath+"/invitee",parentData:data,parentDataProperty:"invitee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.guests !== undefined){
let data4 = data.guests;
if(Array.isArray(data4)){
if(data4.length > 20){
const err12 = {instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate80(data4[i0], {instancePath:instancePath+"/guests/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.answers !== undefined){
let data6 = data.answers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 20){
const err14 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/EventAnswers/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data6){
const _errs19 = errors;
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err15 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/EventAnswers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid8 = _errs19 === errors;
if(!valid8){
const err16 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/EventAnswers/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
for(const key2 in data6){
let data7 = data6[key2];
if(((((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")) && (!(Array.isArray(data7)))) && (data7 !== null)){
const err17 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/type",keyword:"type",params:{type: schema127.additionalProperties.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.multiline(data7);
if(data6 !== undefined){
data6[key2] = data7;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 10000){
const err18 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats64(data7))){
const err19 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(Array.isArray(data7)){
if(data7.length > 50){
const err20 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data7 !== undefined){
data7[i1] = data8;
}
}
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err21 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2(data8))){
const err22 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err23 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err24 = {instancePath:instancePath+"/answers",schemaPath:"document#/components/schemas/EventAnswers/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.location !== undefined){
if(!(validate82(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.notes !== undefined){
let data10 = data.notes;
if((typeof data10 !== "string") && (data10 !== null)){
const err25 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema119.properties.notes.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data10 === "string"){
data10 = readings.multiline(data10);
if(data !== undefined){
data["notes"] = data10;
}
}
if(typeof data10 === "string"){
if(func1(data10) > 5000){
const err26 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats64(data10))){
const err27 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.contact_id !== undefined){
let data11 = data.contact_id;
if((typeof data11 !== "string") && (data11 !== null)){
const err28 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: schema119.properties.contact_id.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data11 === "string"){
data11 = readings.text(data11);
if(data !== undefined){
data["contact_id"] = data11;
}
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err29 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.opportunity_id !== undefined){
let data12 = data.opportunity_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err30 = {instancePath:instancePath+"/opportunity_id",schemaPath:"#/properties/opportunity_id/type",keyword:"type",params:{type: schema119.properties.opportunity_id.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.text(data12);
if(data !== undefined){
data["opportunity_id"] = data12;
}
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err31 = {instancePath:instancePath+"/opportunity_id",schemaPath:"#/properties/opportunity_id/format",keyword:"format",params:{format: "uuid"}};
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
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event_update = validate84;
const schema130 = {"type":"object","properties":{"title":{"type":"string","minLength":1,"maxLength":150,"format":"text","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"location":{"$ref":"document#/components/schemas/EventLocation"},"internal_notes":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"opportunity_id":{"type":["string","null"],"format":"uuid","reads":"text"},"metadata":{"$ref":"document#/components/schemas/EventMetadata"},"host_user_id":{"type":"string","format":"uuid","reads":"text"},"notify":{"$ref":"document#/components/schemas/Notify"},"event_type_id":{},"status":{},"start_at":{},"end_at":{},"duration_minutes":{},"timezone":{},"hosts":{},"seats":{},"invitees":{},"invitee_count":{},"answers":{},"contact_ids":{},"source":{},"ics_uid":{},"ics_sequence":{},"reschedule_count":{},"history":{},"cancellation":{},"host_no_show":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}},"additionalProperties":false};
const schema133 = {"type":"object","maxProperties":50,"additionalProperties":{"type":"string","maxLength":500,"format":"text","reads":"text"},"propertyNames":{"type":"string","maxLength":100,"format":"text"}};
const schema134 = {"type":"boolean"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema128.allOf[0].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data0;
}
}
if(!((((data0 === "video_link") || (data0 === "phone")) || (data0 === "in_person")) || (data0 === "custom"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["value"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/type",keyword:"type",params:{type: "string"}};
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
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.value = true;
props0.type = true;
}
}
if(!valid1){
const err7 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema128.allOf[1].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if("video_link" !== data2){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data !== undefined){
data["value"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats100(data3))){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/format",keyword:"format",params:{format: "uri"}};
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
const err11 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/type",keyword:"type",params:{type: "string"}};
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
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.value = true;
props1.type = true;
}
}
if(!valid4){
const err12 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs16 = errors;
let valid7 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema128.allOf[2].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data4;
}
}
if("phone" !== data4){
const err14 = {};
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
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data5 = data.value;
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["value"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats98(data5))){
const err15 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/format",keyword:"format",params:{format: "phone"}};
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
const err16 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/type",keyword:"type",params:{type: "string"}};
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
var _valid2 = _errs19 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.value = true;
props2.type = true;
}
}
if(!valid7){
const err17 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "value"))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/EventLocationType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema129.reads.choice);
if(data !== undefined){
data["type"] = data6;
}
}
if(!(((((data6 === "video_link") || (data6 === "phone")) || (data6 === "in_person")) || (data6 === "invitee_phone")) || (data6 === "custom"))){
const err21 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/EventLocationType/enum",keyword:"enum",params:{allowedValues: schema129.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.value !== undefined){
let data7 = data.value;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema128.properties.value.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["value"] = data7;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err23 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2(data7))){
const err24 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/format",keyword:"format",params:{format: "text"}};
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
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema130.properties, key0))){
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["title"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 150){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema130.properties.description.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.multiline(data1);
if(data !== undefined){
data["description"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats64(data1))){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.location !== undefined){
if(!(validate85(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.internal_notes !== undefined){
let data3 = data.internal_notes;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/internal_notes",schemaPath:"#/properties/internal_notes/type",keyword:"type",params:{type: schema130.properties.internal_notes.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.multiline(data3);
if(data !== undefined){
data["internal_notes"] = data3;
}
}
if(typeof data3 === "string"){
if(func1(data3) > 10000){
const err9 = {instancePath:instancePath+"/internal_notes",schemaPath:"#/properties/internal_notes/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats64(data3))){
const err10 = {instancePath:instancePath+"/internal_notes",schemaPath:"#/properties/internal_notes/format",keyword:"format",params:{format: "multiline"}};
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
if(data.opportunity_id !== undefined){
let data4 = data.opportunity_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/opportunity_id",schemaPath:"#/properties/opportunity_id/type",keyword:"type",params:{type: schema130.properties.opportunity_id.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data !== undefined){
data["opportunity_id"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err12 = {instancePath:instancePath+"/opportunity_id",schemaPath:"#/properties/opportunity_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.metadata !== undefined){
let data5 = data.metadata;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 50){
const err13 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EventMetadata/maxProperties",keyword:"maxProperties",params:{limit: 50}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data5){
const _errs14 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 100){
const err14 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EventMetadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats2(key1))){
const err15 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EventMetadata/propertyNames/format",keyword:"format",params:{format: "text"},propertyName:key1};
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
const err16 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EventMetadata/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid2 = _errs14 === errors;
if(!valid2){
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EventMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
for(const key2 in data5){
let data6 = data5[key2];
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data5 !== undefined){
data5[key2] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err18 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventMetadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats2(data6))){
const err19 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventMetadata/additionalProperties/format",keyword:"format",params:{format: "text"}};
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
const err20 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventMetadata/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
const err21 = {instancePath:instancePath+"/metadata",schemaPath:"document#/components/schemas/EventMetadata/type",keyword:"type",params:{type: "object"}};
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
if(!(formats0(data7))){
const err22 = {instancePath:instancePath+"/host_user_id",schemaPath:"#/properties/host_user_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.notify !== undefined){
if(typeof data.notify !== "boolean"){
const err24 = {instancePath:instancePath+"/notify",schemaPath:"document#/components/schemas/Notify/type",keyword:"type",params:{type: "boolean"}};
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
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event_type_create = validate87;
const schema135 = {"type":"object","required":["title","duration_minutes","location"],"allOf":[{"$ref":"document#/components/schemas/EventTypeFields"}],"unevaluatedProperties":false};
const schema136 = {"type":"object","properties":{"slug":{"$ref":"document#/components/schemas/EventTypeSlug"},"title":{"type":"string","minLength":1,"maxLength":150,"format":"text","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"owner_id":{"$ref":"document#/components/schemas/Id"},"hosts":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/Id"}},"assignment":{"$ref":"document#/components/schemas/EventTypeAssignment"},"schedule_id":{"type":["string","null"],"format":"uuid","reads":"text"},"duration_minutes":{"$ref":"document#/components/schemas/EventMinutes"},"duration_options":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/EventMinutes"}},"slot_interval_minutes":{"type":["integer","null"],"minimum":5,"maximum":1440},"buffer_before_minutes":{"type":"integer","minimum":0,"maximum":480},"buffer_after_minutes":{"type":"integer","minimum":0,"maximum":480},"min_notice_minutes":{"type":"integer","minimum":0,"maximum":129600},"booking_window":{"$ref":"document#/components/schemas/BookingWindow"},"limits":{"$ref":"document#/components/schemas/BookingLimits"},"seats":{"type":"integer","minimum":1,"maximum":1000},"requires_confirmation":{"type":"boolean"},"location":{"$ref":"document#/components/schemas/EventLocation"},"questions":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/BookingQuestion"}},"max_guests":{"type":"integer","minimum":0,"maximum":20},"reminder_minutes":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"integer","minimum":5,"maximum":40320}},"locale":{"type":["string","null"],"enum":["en","fr",null],"reads":{"choice":["en","fr",null]}},"is_active":{"type":"boolean"},"visibility":{"$ref":"document#/components/schemas/EventTypeVisibility"}}};
const schema137 = {"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,62}$","format":"text","reads":"text"};
const schema140 = {"type":"string","enum":["single","round_robin","collective"],"reads":{"choice":["single","round_robin","collective"]}};
const schema146 = {"type":"object","properties":{"per_day":{"type":["integer","null"],"minimum":1,"maximum":1000},"per_week":{"type":["integer","null"],"minimum":1,"maximum":1000}},"additionalProperties":false};
const schema149 = {"type":"object","required":["key","label","type"],"properties":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,49}$","format":"text","reads":"text"},"label":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"type":{"type":"string","enum":["text","textarea","number","select","multiselect","checkbox","phone","url","date"],"reads":{"choice":["text","textarea","number","select","multiselect","checkbox","phone","url","date"]}},"required":{"type":"boolean"},"options":{"type":["array","null"],"minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"}}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["select","multiselect"],"reads":{"choice":["select","multiselect"]}}}},"then":{"required":["options"],"properties":{"options":{"type":"array","maxItems":50}}},"else":{"properties":{"options":{"type":"null"}}}}],"additionalProperties":false};
const schema150 = {"type":"string","enum":["public","private"],"reads":{"choice":["public","private"]}};
const pattern20 = new RegExp("^[a-z0-9][a-z0-9-]{0,62}$", "u");
const schema143 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["rolling_days","date_range","unlimited"],"reads":{"choice":["rolling_days","date_range","unlimited"]}},"days":{"type":"integer","minimum":1,"maximum":730},"start_date":{"$ref":"document#/components/schemas/Date"},"end_date":{"$ref":"document#/components/schemas/Date"}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"const":"rolling_days","reads":{"choice":["rolling_days"]}}}},"then":{"required":["days"]},"else":{"properties":{"days":false}}},{"if":{"required":["type"],"properties":{"type":{"const":"date_range","reads":{"choice":["date_range"]}}}},"then":{"required":["start_date","end_date"]},"else":{"properties":{"start_date":false,"end_date":false}}}],"additionalProperties":false};
const schema144 = {"type":"string","format":"date","reads":"text"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema143.allOf[0].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data0;
}
}
if("rolling_days" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "days"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days !== undefined){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/allOf/0/else/properties/days/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.days = true;
props0.type = true;
}
ifClause0 = "else";
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema143.allOf[1].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if("date_range" !== data2){
const err6 = {};
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
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date === undefined){
const err7 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "start_date"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.end_date === undefined){
const err8 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "end_date"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
ifClause1 = "then";
}
else {
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){
const err9 = {instancePath:instancePath+"/start_date",schemaPath:"#/allOf/1/else/properties/start_date/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.end_date !== undefined){
const err10 = {instancePath:instancePath+"/end_date",schemaPath:"#/allOf/1/else/properties/end_date/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.start_date = true;
props1.end_date = true;
props1.type = true;
}
ifClause1 = "else";
}
if(!valid4){
const err11 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "days")) || (key0 === "start_date")) || (key0 === "end_date"))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.choice(data5, schema143.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data5;
}
}
if(!(((data5 === "rolling_days") || (data5 === "date_range")) || (data5 === "unlimited"))){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema143.properties.type.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.days !== undefined){
let data6 = data.days;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 730 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 730}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.start_date !== undefined){
let data7 = data.start_date;
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["start_date"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats260(data7))){
const err19 = {instancePath:instancePath+"/start_date",schemaPath:"document#/components/schemas/Date/format",keyword:"format",params:{format: "date"}};
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
const err20 = {instancePath:instancePath+"/start_date",schemaPath:"document#/components/schemas/Date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.end_date !== undefined){
let data8 = data.end_date;
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data !== undefined){
data["end_date"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats260(data8))){
const err21 = {instancePath:instancePath+"/end_date",schemaPath:"document#/components/schemas/Date/format",keyword:"format",params:{format: "date"}};
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
const err22 = {instancePath:instancePath+"/end_date",schemaPath:"document#/components/schemas/Date/type",keyword:"type",params:{type: "string"}};
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
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema128.allOf[0].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data0;
}
}
if(!((((data0 === "video_link") || (data0 === "phone")) || (data0 === "in_person")) || (data0 === "custom"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["value"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/type",keyword:"type",params:{type: "string"}};
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
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.value = true;
props0.type = true;
}
}
if(!valid1){
const err7 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema128.allOf[1].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if("video_link" !== data2){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data !== undefined){
data["value"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats100(data3))){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/format",keyword:"format",params:{format: "uri"}};
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
const err11 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/type",keyword:"type",params:{type: "string"}};
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
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.value = true;
props1.type = true;
}
}
if(!valid4){
const err12 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs16 = errors;
let valid7 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema128.allOf[2].if.properties.type.reads.choice);
if(data !== undefined){
data["type"] = data4;
}
}
if("phone" !== data4){
const err14 = {};
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
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data5 = data.value;
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["value"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats98(data5))){
const err15 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/format",keyword:"format",params:{format: "phone"}};
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
const err16 = {instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/type",keyword:"type",params:{type: "string"}};
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
var _valid2 = _errs19 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.value = true;
props2.type = true;
}
}
if(!valid7){
const err17 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "value"))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/EventLocationType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema129.reads.choice);
if(data !== undefined){
data["type"] = data6;
}
}
if(!(((((data6 === "video_link") || (data6 === "phone")) || (data6 === "in_person")) || (data6 === "invitee_phone")) || (data6 === "custom"))){
const err21 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/EventLocationType/enum",keyword:"enum",params:{allowedValues: schema129.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.value !== undefined){
let data7 = data.value;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema128.properties.value.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["value"] = data7;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err23 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2(data7))){
const err24 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/format",keyword:"format",params:{format: "text"}};
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
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["slug"] = data0;
}
}
if(typeof data0 === "string"){
if(!pattern20.test(data0)){
const err0 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/EventTypeSlug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(formats2(data0))){
const err1 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/EventTypeSlug/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/EventTypeSlug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["title"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 150){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema136.properties.description.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.multiline(data2);
if(data !== undefined){
data["description"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 10000){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats64(data2))){
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
}
if(data.owner_id !== undefined){
let data3 = data.owner_id;
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data !== undefined){
data["owner_id"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err10 = {instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err11 = {instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.hosts !== undefined){
let data4 = data.hosts;
if(Array.isArray(data4)){
if(data4.length > 50){
const err12 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data4 !== undefined){
data4[i0] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err14 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err15 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data4[i1], data4[j0])){
const err16 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.assignment !== undefined){
let data6 = data.assignment;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/assignment",schemaPath:"document#/components/schemas/EventTypeAssignment/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema140.reads.choice);
if(data !== undefined){
data["assignment"] = data6;
}
}
if(!(((data6 === "single") || (data6 === "round_robin")) || (data6 === "collective"))){
const err19 = {instancePath:instancePath+"/assignment",schemaPath:"document#/components/schemas/EventTypeAssignment/enum",keyword:"enum",params:{allowedValues: schema140.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.schedule_id !== undefined){
let data7 = data.schedule_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/schedule_id",schemaPath:"#/properties/schedule_id/type",keyword:"type",params:{type: schema136.properties.schedule_id.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["schedule_id"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err21 = {instancePath:instancePath+"/schedule_id",schemaPath:"#/properties/schedule_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.duration_minutes !== undefined){
let data8 = data.duration_minutes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1440 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 5 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
if(data.duration_options !== undefined){
let data9 = data.duration_options;
if(Array.isArray(data9)){
if(data9.length > 10){
const err25 = {instancePath:instancePath+"/duration_options",schemaPath:"#/properties/duration_options/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/duration_options/" + i2,schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1440 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/duration_options/" + i2,schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10 < 5 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/duration_options/" + i2,schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
let i3 = data9.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data9[i3], data9[j1])){
const err29 = {instancePath:instancePath+"/duration_options",schemaPath:"#/properties/duration_options/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/duration_options",schemaPath:"#/properties/duration_options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.slot_interval_minutes !== undefined){
let data11 = data.slot_interval_minutes;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err31 = {instancePath:instancePath+"/slot_interval_minutes",schemaPath:"#/properties/slot_interval_minutes/type",keyword:"type",params:{type: schema136.properties.slot_interval_minutes.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1440 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/slot_interval_minutes",schemaPath:"#/properties/slot_interval_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11 < 5 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/slot_interval_minutes",schemaPath:"#/properties/slot_interval_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.buffer_before_minutes !== undefined){
let data12 = data.buffer_before_minutes;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/buffer_before_minutes",schemaPath:"#/properties/buffer_before_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 480 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/buffer_before_minutes",schemaPath:"#/properties/buffer_before_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/buffer_before_minutes",schemaPath:"#/properties/buffer_before_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.buffer_after_minutes !== undefined){
let data13 = data.buffer_after_minutes;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err37 = {instancePath:instancePath+"/buffer_after_minutes",schemaPath:"#/properties/buffer_after_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 480 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/buffer_after_minutes",schemaPath:"#/properties/buffer_after_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/buffer_after_minutes",schemaPath:"#/properties/buffer_after_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.min_notice_minutes !== undefined){
let data14 = data.min_notice_minutes;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err40 = {instancePath:instancePath+"/min_notice_minutes",schemaPath:"#/properties/min_notice_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 129600 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/min_notice_minutes",schemaPath:"#/properties/min_notice_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 129600}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/min_notice_minutes",schemaPath:"#/properties/min_notice_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.booking_window !== undefined){
if(!(validate89(data.booking_window, {instancePath:instancePath+"/booking_window",parentData:data,parentDataProperty:"booking_window",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined){
let data16 = data.limits;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
if(!((key0 === "per_day") || (key0 === "per_week"))){
const err43 = {instancePath:instancePath+"/limits",schemaPath:"document#/components/schemas/BookingLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data16.per_day !== undefined){
let data17 = data16.per_day;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err44 = {instancePath:instancePath+"/limits/per_day",schemaPath:"document#/components/schemas/BookingLimits/properties/per_day/type",keyword:"type",params:{type: schema146.properties.per_day.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/limits/per_day",schemaPath:"document#/components/schemas/BookingLimits/properties/per_day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/limits/per_day",schemaPath:"document#/components/schemas/BookingLimits/properties/per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data16.per_week !== undefined){
let data18 = data16.per_week;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
const err47 = {instancePath:instancePath+"/limits/per_week",schemaPath:"document#/components/schemas/BookingLimits/properties/per_week/type",keyword:"type",params:{type: schema146.properties.per_week.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/limits/per_week",schemaPath:"document#/components/schemas/BookingLimits/properties/per_week/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/limits/per_week",schemaPath:"document#/components/schemas/BookingLimits/properties/per_week/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
else {
const err50 = {instancePath:instancePath+"/limits",schemaPath:"document#/components/schemas/BookingLimits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.seats !== undefined){
let data19 = data.seats;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err51 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.requires_confirmation !== undefined){
if(typeof data.requires_confirmation !== "boolean"){
const err54 = {instancePath:instancePath+"/requires_confirmation",schemaPath:"#/properties/requires_confirmation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.location !== undefined){
if(!(validate91(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.questions !== undefined){
let data22 = data.questions;
if(Array.isArray(data22)){
if(data22.length > 20){
const err55 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len2 = data22.length;
for(let i4=0; i4<len2; i4++){
let data23 = data22[i4];
const _errs57 = errors;
let valid19 = true;
const _errs58 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing0;
if((data23.type === undefined) && (missing0 = "type")){
const err56 = {};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
if(data23.type !== undefined){
let data24 = data23.type;
if(typeof data24 === "string"){
data24 = readings.choice(data24, schema149.allOf[0].if.properties.type.reads.choice);
if(data23 !== undefined){
data23["type"] = data24;
}
}
if(!((data24 === "select") || (data24 === "multiselect"))){
const err57 = {};
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
}
var _valid0 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs60 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.options === undefined){
const err58 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23.options !== undefined){
let data25 = data23.options;
if(Array.isArray(data25)){
if(data25.length > 50){
const err59 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/properties/options/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
var _valid0 = _errs60 === errors;
valid19 = _valid0;
if(valid19){
var props0 = {};
props0.options = true;
props0.type = true;
}
ifClause0 = "then";
}
else {
const _errs63 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.options !== undefined){
if(data23.options !== null){
const err61 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/else/properties/options/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
var _valid0 = _errs63 === errors;
valid19 = _valid0;
if(valid19){
if(props0 !== true){
props0 = props0 || {};
props0.options = true;
}
}
ifClause0 = "else";
}
if(!valid19){
const err62 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.key === undefined){
const err63 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data23.label === undefined){
const err64 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data23.type === undefined){
const err65 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key1 in data23){
if(!(((((key1 === "key") || (key1 === "label")) || (key1 === "type")) || (key1 === "required")) || (key1 === "options"))){
const err66 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data23.key !== undefined){
let data27 = data23.key;
if(typeof data27 === "string"){
data27 = readings.text(data27);
if(data23 !== undefined){
data23["key"] = data27;
}
}
if(typeof data27 === "string"){
if(!pattern4.test(data27)){
const err67 = {instancePath:instancePath+"/questions/" + i4+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(formats2(data27))){
const err68 = {instancePath:instancePath+"/questions/" + i4+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/format",keyword:"format",params:{format: "text"}};
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
const err69 = {instancePath:instancePath+"/questions/" + i4+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data23.label !== undefined){
let data28 = data23.label;
if(typeof data28 === "string"){
data28 = readings.text(data28);
if(data23 !== undefined){
data23["label"] = data28;
}
}
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err70 = {instancePath:instancePath+"/questions/" + i4+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(func1(data28) < 1){
const err71 = {instancePath:instancePath+"/questions/" + i4+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(formats2(data28))){
const err72 = {instancePath:instancePath+"/questions/" + i4+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/questions/" + i4+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data23.type !== undefined){
let data29 = data23.type;
if(typeof data29 !== "string"){
const err74 = {instancePath:instancePath+"/questions/" + i4+"/type",schemaPath:"document#/components/schemas/BookingQuestion/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(typeof data29 === "string"){
data29 = readings.choice(data29, schema149.properties.type.reads.choice);
if(data23 !== undefined){
data23["type"] = data29;
}
}
if(!(((((((((data29 === "text") || (data29 === "textarea")) || (data29 === "number")) || (data29 === "select")) || (data29 === "multiselect")) || (data29 === "checkbox")) || (data29 === "phone")) || (data29 === "url")) || (data29 === "date"))){
const err75 = {instancePath:instancePath+"/questions/" + i4+"/type",schemaPath:"document#/components/schemas/BookingQuestion/properties/type/enum",keyword:"enum",params:{allowedValues: schema149.properties.type.enum}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data23.required !== undefined){
if(typeof data23.required !== "boolean"){
const err76 = {instancePath:instancePath+"/questions/" + i4+"/required",schemaPath:"document#/components/schemas/BookingQuestion/properties/required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data23.options !== undefined){
let data31 = data23.options;
if((!(Array.isArray(data31))) && (data31 !== null)){
const err77 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/type",keyword:"type",params:{type: schema149.properties.options.type}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(Array.isArray(data31)){
if(data31.length > 50){
const err78 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data31.length < 1){
const err79 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len3 = data31.length;
for(let i5=0; i5<len3; i5++){
let data32 = data31[i5];
if(typeof data32 === "string"){
data32 = readings.text(data32);
if(data31 !== undefined){
data31[i5] = data32;
}
}
if(typeof data32 === "string"){
if(func1(data32) > 100){
const err80 = {instancePath:instancePath+"/questions/" + i4+"/options/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(func1(data32) < 1){
const err81 = {instancePath:instancePath+"/questions/" + i4+"/options/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!(formats2(data32))){
const err82 = {instancePath:instancePath+"/questions/" + i4+"/options/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/questions/" + i4+"/options/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
let i6 = data31.length;
let j2;
if(i6 > 1){
const indices0 = {};
for(;i6--;){
let item0 = data31[i6];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err84 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
break;
}
indices0[item0] = i6;
}
}
}
}
}
else {
const err85 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.max_guests !== undefined){
let data33 = data.max_guests;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err87 = {instancePath:instancePath+"/max_guests",schemaPath:"#/properties/max_guests/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 20 || isNaN(data33)){
const err88 = {instancePath:instancePath+"/max_guests",schemaPath:"#/properties/max_guests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err89 = {instancePath:instancePath+"/max_guests",schemaPath:"#/properties/max_guests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
if(data.reminder_minutes !== undefined){
let data34 = data.reminder_minutes;
if(Array.isArray(data34)){
if(data34.length > 5){
const err90 = {instancePath:instancePath+"/reminder_minutes",schemaPath:"#/properties/reminder_minutes/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
const len4 = data34.length;
for(let i7=0; i7<len4; i7++){
let data35 = data34[i7];
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err91 = {instancePath:instancePath+"/reminder_minutes/" + i7,schemaPath:"#/properties/reminder_minutes/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 40320 || isNaN(data35)){
const err92 = {instancePath:instancePath+"/reminder_minutes/" + i7,schemaPath:"#/properties/reminder_minutes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40320}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data35 < 5 || isNaN(data35)){
const err93 = {instancePath:instancePath+"/reminder_minutes/" + i7,schemaPath:"#/properties/reminder_minutes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
let i8 = data34.length;
let j3;
if(i8 > 1){
const indices1 = {};
for(;i8--;){
let item1 = data34[i8];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j3 = indices1[item1];
const err94 = {instancePath:instancePath+"/reminder_minutes",schemaPath:"#/properties/reminder_minutes/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j3}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
break;
}
indices1[item1] = i8;
}
}
}
else {
const err95 = {instancePath:instancePath+"/reminder_minutes",schemaPath:"#/properties/reminder_minutes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.locale !== undefined){
let data36 = data.locale;
if((typeof data36 !== "string") && (data36 !== null)){
const err96 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema136.properties.locale.type}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data36 === "string"){
data36 = readings.choice(data36, schema136.properties.locale.reads.choice);
if(data !== undefined){
data["locale"] = data36;
}
}
if(!(((data36 === "en") || (data36 === "fr")) || (data36 === null))){
const err97 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema136.properties.locale.enum}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err98 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.visibility !== undefined){
let data38 = data.visibility;
if(typeof data38 !== "string"){
const err99 = {instancePath:instancePath+"/visibility",schemaPath:"document#/components/schemas/EventTypeVisibility/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(typeof data38 === "string"){
data38 = readings.choice(data38, schema150.reads.choice);
if(data !== undefined){
data["visibility"] = data38;
}
}
if(!((data38 === "public") || (data38 === "private"))){
const err100 = {instancePath:instancePath+"/visibility",schemaPath:"document#/components/schemas/EventTypeVisibility/enum",keyword:"enum",params:{allowedValues: schema150.enum}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"slug":true,"title":true,"description":true,"owner_id":true,"hosts":true,"assignment":true,"schedule_id":true,"duration_minutes":true,"duration_options":true,"slot_interval_minutes":true,"buffer_before_minutes":true,"buffer_after_minutes":true,"min_notice_minutes":true,"booking_window":true,"limits":true,"seats":true,"requires_confirmation":true,"location":true,"questions":true,"max_guests":true,"reminder_minutes":true,"locale":true,"is_active":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.duration_minutes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_minutes"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.location === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "slug") && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "owner_id")) && (key0 !== "hosts")) && (key0 !== "assignment")) && (key0 !== "schedule_id")) && (key0 !== "duration_minutes")) && (key0 !== "duration_options")) && (key0 !== "slot_interval_minutes")) && (key0 !== "buffer_before_minutes")) && (key0 !== "buffer_after_minutes")) && (key0 !== "min_notice_minutes")) && (key0 !== "booking_window")) && (key0 !== "limits")) && (key0 !== "seats")) && (key0 !== "requires_confirmation")) && (key0 !== "location")) && (key0 !== "questions")) && (key0 !== "max_guests")) && (key0 !== "reminder_minutes")) && (key0 !== "locale")) && (key0 !== "is_active")) && (key0 !== "visibility")){
const err3 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event_type_update = validate94;
const schema151 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/EventTypeFields"}],"unevaluatedProperties":false,"properties":{"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["slug"] = data0;
}
}
if(typeof data0 === "string"){
if(!pattern20.test(data0)){
const err0 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/EventTypeSlug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(formats2(data0))){
const err1 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/EventTypeSlug/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/slug",schemaPath:"document#/components/schemas/EventTypeSlug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["title"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 150){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema136.properties.description.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.multiline(data2);
if(data !== undefined){
data["description"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 10000){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats64(data2))){
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
}
if(data.owner_id !== undefined){
let data3 = data.owner_id;
if(typeof data3 === "string"){
data3 = readings.text(data3);
if(data !== undefined){
data["owner_id"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err10 = {instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err11 = {instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.hosts !== undefined){
let data4 = data.hosts;
if(Array.isArray(data4)){
if(data4.length > 50){
const err12 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data4 !== undefined){
data4[i0] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err14 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err15 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data4[i1], data4[j0])){
const err16 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.assignment !== undefined){
let data6 = data.assignment;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/assignment",schemaPath:"document#/components/schemas/EventTypeAssignment/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.choice(data6, schema140.reads.choice);
if(data !== undefined){
data["assignment"] = data6;
}
}
if(!(((data6 === "single") || (data6 === "round_robin")) || (data6 === "collective"))){
const err19 = {instancePath:instancePath+"/assignment",schemaPath:"document#/components/schemas/EventTypeAssignment/enum",keyword:"enum",params:{allowedValues: schema140.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.schedule_id !== undefined){
let data7 = data.schedule_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/schedule_id",schemaPath:"#/properties/schedule_id/type",keyword:"type",params:{type: schema136.properties.schedule_id.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["schedule_id"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err21 = {instancePath:instancePath+"/schedule_id",schemaPath:"#/properties/schedule_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.duration_minutes !== undefined){
let data8 = data.duration_minutes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1440 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 5 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
if(data.duration_options !== undefined){
let data9 = data.duration_options;
if(Array.isArray(data9)){
if(data9.length > 10){
const err25 = {instancePath:instancePath+"/duration_options",schemaPath:"#/properties/duration_options/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/duration_options/" + i2,schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1440 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/duration_options/" + i2,schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10 < 5 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/duration_options/" + i2,schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
let i3 = data9.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data9[i3], data9[j1])){
const err29 = {instancePath:instancePath+"/duration_options",schemaPath:"#/properties/duration_options/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/duration_options",schemaPath:"#/properties/duration_options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.slot_interval_minutes !== undefined){
let data11 = data.slot_interval_minutes;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err31 = {instancePath:instancePath+"/slot_interval_minutes",schemaPath:"#/properties/slot_interval_minutes/type",keyword:"type",params:{type: schema136.properties.slot_interval_minutes.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1440 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/slot_interval_minutes",schemaPath:"#/properties/slot_interval_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11 < 5 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/slot_interval_minutes",schemaPath:"#/properties/slot_interval_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.buffer_before_minutes !== undefined){
let data12 = data.buffer_before_minutes;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/buffer_before_minutes",schemaPath:"#/properties/buffer_before_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 480 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/buffer_before_minutes",schemaPath:"#/properties/buffer_before_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/buffer_before_minutes",schemaPath:"#/properties/buffer_before_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.buffer_after_minutes !== undefined){
let data13 = data.buffer_after_minutes;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err37 = {instancePath:instancePath+"/buffer_after_minutes",schemaPath:"#/properties/buffer_after_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 480 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/buffer_after_minutes",schemaPath:"#/properties/buffer_after_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/buffer_after_minutes",schemaPath:"#/properties/buffer_after_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.min_notice_minutes !== undefined){
let data14 = data.min_notice_minutes;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err40 = {instancePath:instancePath+"/min_notice_minutes",schemaPath:"#/properties/min_notice_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 129600 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/min_notice_minutes",schemaPath:"#/properties/min_notice_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 129600}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/min_notice_minutes",schemaPath:"#/properties/min_notice_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.booking_window !== undefined){
if(!(validate89(data.booking_window, {instancePath:instancePath+"/booking_window",parentData:data,parentDataProperty:"booking_window",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined){
let data16 = data.limits;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
if(!((key0 === "per_day") || (key0 === "per_week"))){
const err43 = {instancePath:instancePath+"/limits",schemaPath:"document#/components/schemas/BookingLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data16.per_day !== undefined){
let data17 = data16.per_day;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err44 = {instancePath:instancePath+"/limits/per_day",schemaPath:"document#/components/schemas/BookingLimits/properties/per_day/type",keyword:"type",params:{type: schema146.properties.per_day.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/limits/per_day",schemaPath:"document#/components/schemas/BookingLimits/properties/per_day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/limits/per_day",schemaPath:"document#/components/schemas/BookingLimits/properties/per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data16.per_week !== undefined){
let data18 = data16.per_week;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
const err47 = {instancePath:instancePath+"/limits/per_week",schemaPath:"document#/components/schemas/BookingLimits/properties/per_week/type",keyword:"type",params:{type: schema146.properties.per_week.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/limits/per_week",schemaPath:"document#/components/schemas/BookingLimits/properties/per_week/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/limits/per_week",schemaPath:"document#/components/schemas/BookingLimits/properties/per_week/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
else {
const err50 = {instancePath:instancePath+"/limits",schemaPath:"document#/components/schemas/BookingLimits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.seats !== undefined){
let data19 = data.seats;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err51 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.requires_confirmation !== undefined){
if(typeof data.requires_confirmation !== "boolean"){
const err54 = {instancePath:instancePath+"/requires_confirmation",schemaPath:"#/properties/requires_confirmation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.location !== undefined){
if(!(validate91(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.questions !== undefined){
let data22 = data.questions;
if(Array.isArray(data22)){
if(data22.length > 20){
const err55 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len2 = data22.length;
for(let i4=0; i4<len2; i4++){
let data23 = data22[i4];
const _errs57 = errors;
let valid19 = true;
const _errs58 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing0;
if((data23.type === undefined) && (missing0 = "type")){
const err56 = {};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
if(data23.type !== undefined){
let data24 = data23.type;
if(typeof data24 === "string"){
data24 = readings.choice(data24, schema149.allOf[0].if.properties.type.reads.choice);
if(data23 !== undefined){
data23["type"] = data24;
}
}
if(!((data24 === "select") || (data24 === "multiselect"))){
const err57 = {};
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
}
var _valid0 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs60 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.options === undefined){
const err58 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23.options !== undefined){
let data25 = data23.options;
if(Array.isArray(data25)){
if(data25.length > 50){
const err59 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/properties/options/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/then/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
var _valid0 = _errs60 === errors;
valid19 = _valid0;
if(valid19){
var props0 = {};
props0.options = true;
props0.type = true;
}
ifClause0 = "then";
}
else {
const _errs63 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.options !== undefined){
if(data23.options !== null){
const err61 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/else/properties/options/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
var _valid0 = _errs63 === errors;
valid19 = _valid0;
if(valid19){
if(props0 !== true){
props0 = props0 || {};
props0.options = true;
}
}
ifClause0 = "else";
}
if(!valid19){
const err62 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.key === undefined){
const err63 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data23.label === undefined){
const err64 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data23.type === undefined){
const err65 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key1 in data23){
if(!(((((key1 === "key") || (key1 === "label")) || (key1 === "type")) || (key1 === "required")) || (key1 === "options"))){
const err66 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data23.key !== undefined){
let data27 = data23.key;
if(typeof data27 === "string"){
data27 = readings.text(data27);
if(data23 !== undefined){
data23["key"] = data27;
}
}
if(typeof data27 === "string"){
if(!pattern4.test(data27)){
const err67 = {instancePath:instancePath+"/questions/" + i4+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(formats2(data27))){
const err68 = {instancePath:instancePath+"/questions/" + i4+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/format",keyword:"format",params:{format: "text"}};
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
const err69 = {instancePath:instancePath+"/questions/" + i4+"/key",schemaPath:"document#/components/schemas/BookingQuestion/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data23.label !== undefined){
let data28 = data23.label;
if(typeof data28 === "string"){
data28 = readings.text(data28);
if(data23 !== undefined){
data23["label"] = data28;
}
}
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err70 = {instancePath:instancePath+"/questions/" + i4+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(func1(data28) < 1){
const err71 = {instancePath:instancePath+"/questions/" + i4+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(formats2(data28))){
const err72 = {instancePath:instancePath+"/questions/" + i4+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/questions/" + i4+"/label",schemaPath:"document#/components/schemas/BookingQuestion/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data23.type !== undefined){
let data29 = data23.type;
if(typeof data29 !== "string"){
const err74 = {instancePath:instancePath+"/questions/" + i4+"/type",schemaPath:"document#/components/schemas/BookingQuestion/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(typeof data29 === "string"){
data29 = readings.choice(data29, schema149.properties.type.reads.choice);
if(data23 !== undefined){
data23["type"] = data29;
}
}
if(!(((((((((data29 === "text") || (data29 === "textarea")) || (data29 === "number")) || (data29 === "select")) || (data29 === "multiselect")) || (data29 === "checkbox")) || (data29 === "phone")) || (data29 === "url")) || (data29 === "date"))){
const err75 = {instancePath:instancePath+"/questions/" + i4+"/type",schemaPath:"document#/components/schemas/BookingQuestion/properties/type/enum",keyword:"enum",params:{allowedValues: schema149.properties.type.enum}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data23.required !== undefined){
if(typeof data23.required !== "boolean"){
const err76 = {instancePath:instancePath+"/questions/" + i4+"/required",schemaPath:"document#/components/schemas/BookingQuestion/properties/required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data23.options !== undefined){
let data31 = data23.options;
if((!(Array.isArray(data31))) && (data31 !== null)){
const err77 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/type",keyword:"type",params:{type: schema149.properties.options.type}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(Array.isArray(data31)){
if(data31.length > 50){
const err78 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data31.length < 1){
const err79 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len3 = data31.length;
for(let i5=0; i5<len3; i5++){
let data32 = data31[i5];
if(typeof data32 === "string"){
data32 = readings.text(data32);
if(data31 !== undefined){
data31[i5] = data32;
}
}
if(typeof data32 === "string"){
if(func1(data32) > 100){
const err80 = {instancePath:instancePath+"/questions/" + i4+"/options/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(func1(data32) < 1){
const err81 = {instancePath:instancePath+"/questions/" + i4+"/options/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!(formats2(data32))){
const err82 = {instancePath:instancePath+"/questions/" + i4+"/options/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/questions/" + i4+"/options/" + i5,schemaPath:"document#/components/schemas/BookingQuestion/properties/options/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
let i6 = data31.length;
let j2;
if(i6 > 1){
const indices0 = {};
for(;i6--;){
let item0 = data31[i6];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err84 = {instancePath:instancePath+"/questions/" + i4+"/options",schemaPath:"document#/components/schemas/BookingQuestion/properties/options/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
break;
}
indices0[item0] = i6;
}
}
}
}
}
else {
const err85 = {instancePath:instancePath+"/questions/" + i4,schemaPath:"document#/components/schemas/BookingQuestion/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.max_guests !== undefined){
let data33 = data.max_guests;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err87 = {instancePath:instancePath+"/max_guests",schemaPath:"#/properties/max_guests/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 20 || isNaN(data33)){
const err88 = {instancePath:instancePath+"/max_guests",schemaPath:"#/properties/max_guests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err89 = {instancePath:instancePath+"/max_guests",schemaPath:"#/properties/max_guests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
if(data.reminder_minutes !== undefined){
let data34 = data.reminder_minutes;
if(Array.isArray(data34)){
if(data34.length > 5){
const err90 = {instancePath:instancePath+"/reminder_minutes",schemaPath:"#/properties/reminder_minutes/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
const len4 = data34.length;
for(let i7=0; i7<len4; i7++){
let data35 = data34[i7];
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err91 = {instancePath:instancePath+"/reminder_minutes/" + i7,schemaPath:"#/properties/reminder_minutes/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 40320 || isNaN(data35)){
const err92 = {instancePath:instancePath+"/reminder_minutes/" + i7,schemaPath:"#/properties/reminder_minutes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40320}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data35 < 5 || isNaN(data35)){
const err93 = {instancePath:instancePath+"/reminder_minutes/" + i7,schemaPath:"#/properties/reminder_minutes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
let i8 = data34.length;
let j3;
if(i8 > 1){
const indices1 = {};
for(;i8--;){
let item1 = data34[i8];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j3 = indices1[item1];
const err94 = {instancePath:instancePath+"/reminder_minutes",schemaPath:"#/properties/reminder_minutes/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j3}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
break;
}
indices1[item1] = i8;
}
}
}
else {
const err95 = {instancePath:instancePath+"/reminder_minutes",schemaPath:"#/properties/reminder_minutes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.locale !== undefined){
let data36 = data.locale;
if((typeof data36 !== "string") && (data36 !== null)){
const err96 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema136.properties.locale.type}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data36 === "string"){
data36 = readings.choice(data36, schema136.properties.locale.reads.choice);
if(data !== undefined){
data["locale"] = data36;
}
}
if(!(((data36 === "en") || (data36 === "fr")) || (data36 === null))){
const err97 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema136.properties.locale.enum}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err98 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.visibility !== undefined){
let data38 = data.visibility;
if(typeof data38 !== "string"){
const err99 = {instancePath:instancePath+"/visibility",schemaPath:"document#/components/schemas/EventTypeVisibility/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(typeof data38 === "string"){
data38 = readings.choice(data38, schema150.reads.choice);
if(data !== undefined){
data["visibility"] = data38;
}
}
if(!((data38 === "public") || (data38 === "private"))){
const err100 = {instancePath:instancePath+"/visibility",schemaPath:"document#/components/schemas/EventTypeVisibility/enum",keyword:"enum",params:{allowedValues: schema150.enum}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"slug":true,"title":true,"description":true,"owner_id":true,"hosts":true,"assignment":true,"schedule_id":true,"duration_minutes":true,"duration_options":true,"slot_interval_minutes":true,"buffer_before_minutes":true,"buffer_after_minutes":true,"min_notice_minutes":true,"booking_window":true,"limits":true,"seats":true,"requires_confirmation":true,"location":true,"questions":true,"max_guests":true,"reminder_minutes":true,"locale":true,"is_active":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "id") && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "slug")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "owner_id")) && (key0 !== "hosts")) && (key0 !== "assignment")) && (key0 !== "schedule_id")) && (key0 !== "duration_minutes")) && (key0 !== "duration_options")) && (key0 !== "slot_interval_minutes")) && (key0 !== "buffer_before_minutes")) && (key0 !== "buffer_after_minutes")) && (key0 !== "min_notice_minutes")) && (key0 !== "booking_window")) && (key0 !== "limits")) && (key0 !== "seats")) && (key0 !== "requires_confirmation")) && (key0 !== "location")) && (key0 !== "questions")) && (key0 !== "max_guests")) && (key0 !== "reminder_minutes")) && (key0 !== "locale")) && (key0 !== "is_active")) && (key0 !== "visibility")){
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
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const note_create = validate99;
const schema162 = {"type":"object","required":["body","related_to"],"allOf":[{"$ref":"document#/components/schemas/NoteFields"},{"properties":{"related_to":{"minItems":1}}}],"unevaluatedProperties":false};
const schema163 = {"type":"object","properties":{"title":{"type":["string","null"],"maxLength":255,"format":"text","reads":"text"},"body":{"type":"string","minLength":1,"maxLength":65536,"format":"multiline","reads":"multiline"},"related_to":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/RelatedRecord"}},"pinned":{"type":"boolean"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema163.properties.title.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["title"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.body !== undefined){
let data1 = data.body;
if(typeof data1 === "string"){
data1 = readings.multiline(data1);
if(data !== undefined){
data["body"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 65536){
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats64(data1))){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/format",keyword:"format",params:{format: "multiline"}};
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
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.related_to !== undefined){
let data2 = data.related_to;
if(Array.isArray(data2)){
if(data2.length > 20){
const err7 = {instancePath:instancePath+"/related_to",schemaPath:"#/properties/related_to/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64(data2[i0], {instancePath:instancePath+"/related_to/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/related_to",schemaPath:"#/properties/related_to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pinned !== undefined){
if(typeof data.pinned !== "boolean"){
const err9 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
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
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"title":true,"body":true,"related_to":true,"pinned":true},"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.related_to !== undefined){
let data0 = data.related_to;
if(Array.isArray(data0)){
if(data0.length < 1){
const err0 = {instancePath:instancePath+"/related_to",schemaPath:"#/allOf/1/properties/related_to/minItems",keyword:"minItems",params:{limit: 1}};
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
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.related_to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "related_to"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if((((key0 !== "related_to") && (key0 !== "title")) && (key0 !== "body")) && (key0 !== "pinned")){
const err3 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const note_update = validate103;
const schema164 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/NoteFields"}],"unevaluatedProperties":false,"properties":{"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema163.properties.title.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["title"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.body !== undefined){
let data1 = data.body;
if(typeof data1 === "string"){
data1 = readings.multiline(data1);
if(data !== undefined){
data["body"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 65536){
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats64(data1))){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/format",keyword:"format",params:{format: "multiline"}};
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
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.related_to !== undefined){
let data2 = data.related_to;
if(Array.isArray(data2)){
if(data2.length > 20){
const err7 = {instancePath:instancePath+"/related_to",schemaPath:"#/properties/related_to/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64(data2[i0], {instancePath:instancePath+"/related_to/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/related_to",schemaPath:"#/properties/related_to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pinned !== undefined){
if(typeof data.pinned !== "boolean"){
const err9 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
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
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"title":true,"body":true,"related_to":true,"pinned":true},"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((key0 !== "id") && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "title")) && (key0 !== "body")) && (key0 !== "related_to")) && (key0 !== "pinned")){
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
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const opportunity_create = validate107;
const schema166 = {"type":"object","required":["name"],"properties":{"probability":{"type":["integer","null"],"minimum":0,"maximum":100}},"allOf":[{"$ref":"document#/components/schemas/OpportunityFields"}],"unevaluatedProperties":false};
const schema167 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"pipeline_id":{"$ref":"document#/components/schemas/Id"},"stage":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"},"amount":{"type":["number","null"],"minimum":0,"maximum":999999999999.99},"currency":{"$ref":"document#/components/schemas/Currency"},"expected_close_date":{"type":["string","null"],"format":"date","reads":"text"},"lost_reason":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"},"next_step":{"type":["string","null"],"maxLength":500,"format":"text","reads":"text"},"company_id":{"type":["string","null"],"format":"uuid","reads":"text"},"primary_contact_id":{"type":["string","null"],"format":"uuid","reads":"text"},"contacts":{"type":"array","maxItems":50,"items":{"$ref":"document#/components/schemas/OpportunityContact"}},"owner_id":{"type":["string","null"],"format":"uuid","reads":"text"},"source":{"type":["string","null"],"enum":["manual","api","import","mcp","booking","form","email","referral","event","partner","advertisement","other",null],"reads":{"choice":["manual","api","import","mcp","booking","form","email","referral","event","partner","advertisement","other",null]}},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"tags":{"$ref":"document#/components/schemas/Tags"},"custom_fields":{"$ref":"document#/components/schemas/CustomFields"}}};
const schema169 = {"type":"string","format":"currency","reads":"text"};
const schema170 = {"type":"object","required":["contact_id","role"],"properties":{"contact_id":{"$ref":"document#/components/schemas/Id"},"role":{"type":"string","enum":["decision_maker","evaluator","influencer","champion","user","other"],"reads":{"choice":["decision_maker","evaluator","influencer","champion","user","other"]}}},"additionalProperties":false};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
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
for(const key0 in data){
if(!((key0 === "contact_id") || (key0 === "role"))){
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
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["contact_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/contact_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/contact_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema170.properties.role.reads.choice);
if(data !== undefined){
data["role"] = data1;
}
}
if(!((((((data1 === "decision_maker") || (data1 === "evaluator")) || (data1 === "influencer")) || (data1 === "champion")) || (data1 === "user")) || (data1 === "other"))){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema170.properties.role.enum}};
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
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pipeline_id !== undefined){
let data1 = data.pipeline_id;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["pipeline_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err4 = {instancePath:instancePath+"/pipeline_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/pipeline_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.stage !== undefined){
let data2 = data.stage;
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["stage"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err6 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats2(data2))){
const err8 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/format",keyword:"format",params:{format: "text"}};
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
const err9 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.amount !== undefined){
let data3 = data.amount;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema167.properties.amount.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999999.99 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data !== undefined){
data["currency"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats126(data4))){
const err13 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"}};
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
const err14 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.expected_close_date !== undefined){
let data5 = data.expected_close_date;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/expected_close_date",schemaPath:"#/properties/expected_close_date/type",keyword:"type",params:{type: schema167.properties.expected_close_date.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["expected_close_date"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats260(data5))){
const err16 = {instancePath:instancePath+"/expected_close_date",schemaPath:"#/properties/expected_close_date/format",keyword:"format",params:{format: "date"}};
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
if(data.lost_reason !== undefined){
let data6 = data.lost_reason;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/type",keyword:"type",params:{type: schema167.properties.lost_reason.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data !== undefined){
data["lost_reason"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err18 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats2(data6))){
const err19 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/format",keyword:"format",params:{format: "text"}};
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
if(data.next_step !== undefined){
let data7 = data.next_step;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/type",keyword:"type",params:{type: schema167.properties.next_step.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["next_step"] = data7;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err21 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2(data7))){
const err22 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/format",keyword:"format",params:{format: "text"}};
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
if(data.company_id !== undefined){
let data8 = data.company_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: schema167.properties.company_id.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data !== undefined){
data["company_id"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err24 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.primary_contact_id !== undefined){
let data9 = data.primary_contact_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/primary_contact_id",schemaPath:"#/properties/primary_contact_id/type",keyword:"type",params:{type: schema167.properties.primary_contact_id.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.text(data9);
if(data !== undefined){
data["primary_contact_id"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err26 = {instancePath:instancePath+"/primary_contact_id",schemaPath:"#/properties/primary_contact_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.contacts !== undefined){
let data10 = data.contacts;
if(Array.isArray(data10)){
if(data10.length > 50){
const err27 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate109(data10[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.owner_id !== undefined){
let data12 = data.owner_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err29 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema167.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.text(data12);
if(data !== undefined){
data["owner_id"] = data12;
}
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err30 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.source !== undefined){
let data13 = data.source;
if((typeof data13 !== "string") && (data13 !== null)){
const err31 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema167.properties.source.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.choice(data13, schema167.properties.source.reads.choice);
if(data !== undefined){
data["source"] = data13;
}
}
if(!(((((((((((((data13 === "manual") || (data13 === "api")) || (data13 === "import")) || (data13 === "mcp")) || (data13 === "booking")) || (data13 === "form")) || (data13 === "email")) || (data13 === "referral")) || (data13 === "event")) || (data13 === "partner")) || (data13 === "advertisement")) || (data13 === "other")) || (data13 === null))){
const err32 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema167.properties.source.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.description !== undefined){
let data14 = data.description;
if((typeof data14 !== "string") && (data14 !== null)){
const err33 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema167.properties.description.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.multiline(data14);
if(data !== undefined){
data["description"] = data14;
}
}
if(typeof data14 === "string"){
if(func1(data14) > 10000){
const err34 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats64(data14))){
const err35 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.tags !== undefined){
let data15 = data.tags;
if(Array.isArray(data15)){
if(data15.length > 50){
const err36 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(typeof data16 === "string"){
data16 = readings.text(data16);
if(data15 !== undefined){
data15[i1] = data16;
}
}
if(typeof data16 === "string"){
if(func1(data16) > 50){
const err37 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data16) < 1){
const err38 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats2(data16))){
const err39 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let i2 = data15.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data15[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err41 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err42 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data17 = data.custom_fields;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 200){
const err43 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key0 in data17){
const _errs40 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err44 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var valid10 = _errs40 === errors;
if(!valid10){
const err45 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
for(const key1 in data17){
let data18 = data17[key1];
if(((((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")) && (!(Array.isArray(data18)))) && (data18 !== null)){
const err46 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema63.additionalProperties.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data18 === "string"){
data18 = readings.multiline(data18);
if(data17 !== undefined){
data17[key1] = data18;
}
}
if(typeof data18 === "string"){
if(func1(data18) > 10000){
const err47 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(formats64(data18))){
const err48 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(Array.isArray(data18)){
if(data18.length > 100){
const err49 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len2 = data18.length;
for(let i3=0; i3<len2; i3++){
let data19 = data18[i3];
if(typeof data19 === "string"){
data19 = readings.text(data19);
if(data18 !== undefined){
data18[i3] = data19;
}
}
if(typeof data19 === "string"){
if(func1(data19) > 500){
const err50 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats2(data19))){
const err51 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
}
}
else {
const err53 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
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
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"name":true,"pipeline_id":true,"stage":true,"amount":true,"currency":true,"expected_close_date":true,"lost_reason":true,"next_step":true,"company_id":true,"primary_contact_id":true,"contacts":true,"owner_id":true,"source":true,"description":true,"tags":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
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
if(data.probability !== undefined){
let data0 = data.probability;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: schema166.properties.probability.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
for(const key0 in data){
if(((((((((((((((((key0 !== "probability") && (key0 !== "name")) && (key0 !== "pipeline_id")) && (key0 !== "stage")) && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "expected_close_date")) && (key0 !== "lost_reason")) && (key0 !== "next_step")) && (key0 !== "company_id")) && (key0 !== "primary_contact_id")) && (key0 !== "contacts")) && (key0 !== "owner_id")) && (key0 !== "source")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")){
const err4 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const opportunity_update = validate112;
const schema174 = {"type":"object","properties":{"probability":{"type":["integer","null"],"minimum":0,"maximum":100},"status":{},"weighted_amount":{},"closed_at":{},"stage_changed_at":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}},"allOf":[{"$ref":"document#/components/schemas/OpportunityFields"}],"unevaluatedProperties":false};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pipeline_id !== undefined){
let data1 = data.pipeline_id;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["pipeline_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err4 = {instancePath:instancePath+"/pipeline_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/pipeline_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.stage !== undefined){
let data2 = data.stage;
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data !== undefined){
data["stage"] = data2;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err6 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats2(data2))){
const err8 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/format",keyword:"format",params:{format: "text"}};
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
const err9 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.amount !== undefined){
let data3 = data.amount;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema167.properties.amount.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999999.99 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 === "string"){
data4 = readings.text(data4);
if(data !== undefined){
data["currency"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats126(data4))){
const err13 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"}};
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
const err14 = {instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.expected_close_date !== undefined){
let data5 = data.expected_close_date;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/expected_close_date",schemaPath:"#/properties/expected_close_date/type",keyword:"type",params:{type: schema167.properties.expected_close_date.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data !== undefined){
data["expected_close_date"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats260(data5))){
const err16 = {instancePath:instancePath+"/expected_close_date",schemaPath:"#/properties/expected_close_date/format",keyword:"format",params:{format: "date"}};
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
if(data.lost_reason !== undefined){
let data6 = data.lost_reason;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/type",keyword:"type",params:{type: schema167.properties.lost_reason.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data !== undefined){
data["lost_reason"] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err18 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats2(data6))){
const err19 = {instancePath:instancePath+"/lost_reason",schemaPath:"#/properties/lost_reason/format",keyword:"format",params:{format: "text"}};
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
if(data.next_step !== undefined){
let data7 = data.next_step;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/type",keyword:"type",params:{type: schema167.properties.next_step.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["next_step"] = data7;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err21 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2(data7))){
const err22 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/format",keyword:"format",params:{format: "text"}};
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
if(data.company_id !== undefined){
let data8 = data.company_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: schema167.properties.company_id.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
data8 = readings.text(data8);
if(data !== undefined){
data["company_id"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err24 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.primary_contact_id !== undefined){
let data9 = data.primary_contact_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/primary_contact_id",schemaPath:"#/properties/primary_contact_id/type",keyword:"type",params:{type: schema167.properties.primary_contact_id.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
data9 = readings.text(data9);
if(data !== undefined){
data["primary_contact_id"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err26 = {instancePath:instancePath+"/primary_contact_id",schemaPath:"#/properties/primary_contact_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.contacts !== undefined){
let data10 = data.contacts;
if(Array.isArray(data10)){
if(data10.length > 50){
const err27 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate109(data10[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.owner_id !== undefined){
let data12 = data.owner_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err29 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema167.properties.owner_id.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.text(data12);
if(data !== undefined){
data["owner_id"] = data12;
}
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err30 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.source !== undefined){
let data13 = data.source;
if((typeof data13 !== "string") && (data13 !== null)){
const err31 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema167.properties.source.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data13 === "string"){
data13 = readings.choice(data13, schema167.properties.source.reads.choice);
if(data !== undefined){
data["source"] = data13;
}
}
if(!(((((((((((((data13 === "manual") || (data13 === "api")) || (data13 === "import")) || (data13 === "mcp")) || (data13 === "booking")) || (data13 === "form")) || (data13 === "email")) || (data13 === "referral")) || (data13 === "event")) || (data13 === "partner")) || (data13 === "advertisement")) || (data13 === "other")) || (data13 === null))){
const err32 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema167.properties.source.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.description !== undefined){
let data14 = data.description;
if((typeof data14 !== "string") && (data14 !== null)){
const err33 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema167.properties.description.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data14 === "string"){
data14 = readings.multiline(data14);
if(data !== undefined){
data["description"] = data14;
}
}
if(typeof data14 === "string"){
if(func1(data14) > 10000){
const err34 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats64(data14))){
const err35 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.tags !== undefined){
let data15 = data.tags;
if(Array.isArray(data15)){
if(data15.length > 50){
const err36 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(typeof data16 === "string"){
data16 = readings.text(data16);
if(data15 !== undefined){
data15[i1] = data16;
}
}
if(typeof data16 === "string"){
if(func1(data16) > 50){
const err37 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data16) < 1){
const err38 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats2(data16))){
const err39 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let i2 = data15.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data15[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err41 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err42 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data17 = data.custom_fields;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 200){
const err43 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key0 in data17){
const _errs40 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err44 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var valid10 = _errs40 === errors;
if(!valid10){
const err45 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
for(const key1 in data17){
let data18 = data17[key1];
if(((((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")) && (!(Array.isArray(data18)))) && (data18 !== null)){
const err46 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema63.additionalProperties.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data18 === "string"){
data18 = readings.multiline(data18);
if(data17 !== undefined){
data17[key1] = data18;
}
}
if(typeof data18 === "string"){
if(func1(data18) > 10000){
const err47 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(formats64(data18))){
const err48 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(Array.isArray(data18)){
if(data18.length > 100){
const err49 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len2 = data18.length;
for(let i3=0; i3<len2; i3++){
let data19 = data18[i3];
if(typeof data19 === "string"){
data19 = readings.text(data19);
if(data18 !== undefined){
data18[i3] = data19;
}
}
if(typeof data19 === "string"){
if(func1(data19) > 500){
const err50 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats2(data19))){
const err51 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
}
}
else {
const err53 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
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
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"name":true,"pipeline_id":true,"stage":true,"amount":true,"currency":true,"expected_close_date":true,"lost_reason":true,"next_step":true,"company_id":true,"primary_contact_id":true,"contacts":true,"owner_id":true,"source":true,"description":true,"tags":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.probability !== undefined){
let data0 = data.probability;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: schema174.properties.probability.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "probability") && (key0 !== "status")) && (key0 !== "weighted_amount")) && (key0 !== "closed_at")) && (key0 !== "stage_changed_at")) && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "pipeline_id")) && (key0 !== "stage")) && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "expected_close_date")) && (key0 !== "lost_reason")) && (key0 !== "next_step")) && (key0 !== "company_id")) && (key0 !== "primary_contact_id")) && (key0 !== "contacts")) && (key0 !== "owner_id")) && (key0 !== "source")) && (key0 !== "description")) && (key0 !== "tags")) && (key0 !== "custom_fields")){
const err3 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const pipeline_create = validate116;
const schema180 = {"type":"object","required":["name","stages"],"properties":{"stages":{"$ref":"document#/components/schemas/StageInputs"}},"allOf":[{"$ref":"document#/components/schemas/PipelineFields"}],"unevaluatedProperties":false};
const schema181 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"},"is_default":{"type":"boolean"},"position":{"type":"integer","minimum":1,"maximum":1000},"require_lost_reason":{"type":"boolean"}}};
const schema182 = {"type":"array","minItems":1,"maxItems":30,"items":{"$ref":"document#/components/schemas/StageInput"}};
const schema183 = {"type":"object","required":["key","label","type","probability"],"properties":{"key":{"$ref":"document#/components/schemas/StageKey"},"label":{"$ref":"document#/components/schemas/StageLabel"},"position":{"$ref":"document#/components/schemas/StagePosition"},"type":{"$ref":"document#/components/schemas/StageType"},"probability":{"$ref":"document#/components/schemas/StageProbability"}},"additionalProperties":false};
const schema184 = {"type":"string","pattern":"^[a-z0-9_]{1,40}$","format":"text","reads":"text"};
const schema185 = {"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"};
const schema186 = {"type":"integer","minimum":1,"maximum":1000};
const schema187 = {"type":"string","enum":["open","won","lost"],"reads":{"choice":["open","won","lost"]}};
const schema188 = {"type":"integer","minimum":0,"maximum":100};
const pattern26 = new RegExp("^[a-z0-9_]{1,40}$", "u");

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
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
if(data.probability === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "probability"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "label")) || (key0 === "position")) || (key0 === "type")) || (key0 === "probability"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["key"] = data0;
}
}
if(typeof data0 === "string"){
if(!pattern26.test(data0)){
const err5 = {instancePath:instancePath+"/key",schemaPath:"document#/components/schemas/StageKey/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2(data0))){
const err6 = {instancePath:instancePath+"/key",schemaPath:"document#/components/schemas/StageKey/format",keyword:"format",params:{format: "text"}};
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
const err7 = {instancePath:instancePath+"/key",schemaPath:"document#/components/schemas/StageKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["label"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err8 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/StageLabel/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/StageLabel/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats2(data1))){
const err10 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/StageLabel/format",keyword:"format",params:{format: "text"}};
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
const err11 = {instancePath:instancePath+"/label",schemaPath:"document#/components/schemas/StageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.position !== undefined){
let data2 = data.position;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/StagePosition/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/StagePosition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/StagePosition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/StageType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema187.reads.choice);
if(data !== undefined){
data["type"] = data3;
}
}
if(!(((data3 === "open") || (data3 === "won")) || (data3 === "lost"))){
const err16 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/StageType/enum",keyword:"enum",params:{allowedValues: schema187.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.probability !== undefined){
let data4 = data.probability;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/probability",schemaPath:"document#/components/schemas/StageProbability/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/probability",schemaPath:"document#/components/schemas/StageProbability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/probability",schemaPath:"document#/components/schemas/StageProbability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 30){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 30}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err0 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/PipelineFields/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/PipelineFields/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/PipelineFields/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/PipelineFields/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.is_default !== undefined){
if(typeof data.is_default !== "boolean"){
const err4 = {instancePath:instancePath+"/is_default",schemaPath:"document#/components/schemas/PipelineFields/properties/is_default/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.position !== undefined){
let data2 = data.position;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/PipelineFields/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/PipelineFields/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/PipelineFields/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.require_lost_reason !== undefined){
if(typeof data.require_lost_reason !== "boolean"){
const err8 = {instancePath:instancePath+"/require_lost_reason",schemaPath:"document#/components/schemas/PipelineFields/properties/require_lost_reason/type",keyword:"type",params:{type: "boolean"}};
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
const err9 = {instancePath,schemaPath:"document#/components/schemas/PipelineFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.stages === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stages"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.stages !== undefined){
if(!(validate117(data.stages, {instancePath:instancePath+"/stages",parentData:data,parentDataProperty:"stages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if(((((key0 !== "stages") && (key0 !== "name")) && (key0 !== "is_default")) && (key0 !== "position")) && (key0 !== "require_lost_reason")){
const err12 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const pipeline_update = validate121;
const schema189 = {"type":"object","properties":{"stages":{"$ref":"document#/components/schemas/StageInputs"},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}},"allOf":[{"$ref":"document#/components/schemas/PipelineFields"}],"unevaluatedProperties":false};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 30){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 30}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err0 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/PipelineFields/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/PipelineFields/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/PipelineFields/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/PipelineFields/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.is_default !== undefined){
if(typeof data.is_default !== "boolean"){
const err4 = {instancePath:instancePath+"/is_default",schemaPath:"document#/components/schemas/PipelineFields/properties/is_default/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.position !== undefined){
let data2 = data.position;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/PipelineFields/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/PipelineFields/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/position",schemaPath:"document#/components/schemas/PipelineFields/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.require_lost_reason !== undefined){
if(typeof data.require_lost_reason !== "boolean"){
const err8 = {instancePath:instancePath+"/require_lost_reason",schemaPath:"document#/components/schemas/PipelineFields/properties/require_lost_reason/type",keyword:"type",params:{type: "boolean"}};
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
const err9 = {instancePath,schemaPath:"document#/components/schemas/PipelineFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stages !== undefined){
if(!(validate122(data.stages, {instancePath:instancePath+"/stages",parentData:data,parentDataProperty:"stages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if((((((((((((key0 !== "stages") && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "is_default")) && (key0 !== "position")) && (key0 !== "require_lost_reason")){
const err10 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schedule_create = validate125;
const schema192 = {"type":"object","required":["name"],"properties":{"user_id":{"$ref":"document#/components/schemas/Id"}},"allOf":[{"$ref":"document#/components/schemas/ScheduleFields"}],"unevaluatedProperties":false};
const schema193 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100,"format":"text","reads":"text"},"timezone":{"$ref":"document#/components/schemas/Timezone"},"is_default":{"type":"boolean"},"weekly_hours":{"type":"array","maxItems":7,"items":{"$ref":"document#/components/schemas/WeekdayHours"}},"overrides":{"type":"array","maxItems":366,"items":{"$ref":"document#/components/schemas/DateHours"}}}};
const schema194 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};
const schema195 = {"type":"object","required":["day","intervals"],"properties":{"day":{"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"],"reads":{"choice":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}},"intervals":{"$ref":"document#/components/schemas/ClockIntervals"}},"additionalProperties":false};
const schema196 = {"type":"array","maxItems":48,"items":{"$ref":"document#/components/schemas/ClockInterval"}};
const schema197 = {"type":"object","required":["start","end"],"properties":{"start":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","format":"text","reads":"text"},"end":{"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$","format":"text","reads":"text"}},"additionalProperties":false};
const pattern27 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern28 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 48){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 48}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.start === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"document#/components/schemas/ClockInterval/required",keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.end === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"document#/components/schemas/ClockInterval/required",keyword:"required",params:{missingProperty: "end"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "start") || (key0 === "end"))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"document#/components/schemas/ClockInterval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.start !== undefined){
let data1 = data0.start;
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data0 !== undefined){
data0["start"] = data1;
}
}
if(typeof data1 === "string"){
if(!pattern27.test(data1)){
const err4 = {instancePath:instancePath+"/" + i0+"/start",schemaPath:"document#/components/schemas/ClockInterval/properties/start/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/" + i0+"/start",schemaPath:"document#/components/schemas/ClockInterval/properties/start/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/" + i0+"/start",schemaPath:"document#/components/schemas/ClockInterval/properties/start/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.end !== undefined){
let data2 = data0.end;
if(typeof data2 === "string"){
data2 = readings.text(data2);
if(data0 !== undefined){
data0["end"] = data2;
}
}
if(typeof data2 === "string"){
if(!pattern28.test(data2)){
const err7 = {instancePath:instancePath+"/" + i0+"/end",schemaPath:"document#/components/schemas/ClockInterval/properties/end/pattern",keyword:"pattern",params:{pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats2(data2))){
const err8 = {instancePath:instancePath+"/" + i0+"/end",schemaPath:"document#/components/schemas/ClockInterval/properties/end/format",keyword:"format",params:{format: "text"}};
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
const err9 = {instancePath:instancePath+"/" + i0+"/end",schemaPath:"document#/components/schemas/ClockInterval/properties/end/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"document#/components/schemas/ClockInterval/type",keyword:"type",params:{type: "object"}};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.intervals === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intervals"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "day") || (key0 === "intervals"))){
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
if(data.day !== undefined){
let data0 = data.day;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema195.properties.day.reads.choice);
if(data !== undefined){
data["day"] = data0;
}
}
if(!(((((((data0 === "monday") || (data0 === "tuesday")) || (data0 === "wednesday")) || (data0 === "thursday")) || (data0 === "friday")) || (data0 === "saturday")) || (data0 === "sunday"))){
const err4 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/enum",keyword:"enum",params:{allowedValues: schema195.properties.day.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.intervals !== undefined){
if(!(validate128(data.intervals, {instancePath:instancePath+"/intervals",parentData:data,parentDataProperty:"intervals",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
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
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema198 = {"type":"object","required":["date","intervals"],"properties":{"date":{"$ref":"document#/components/schemas/Date"},"intervals":{"$ref":"document#/components/schemas/ClockIntervals"}},"additionalProperties":false};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.intervals === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intervals"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "date") || (key0 === "intervals"))){
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
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["date"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats260(data0))){
const err3 = {instancePath:instancePath+"/date",schemaPath:"document#/components/schemas/Date/format",keyword:"format",params:{format: "date"}};
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
const err4 = {instancePath:instancePath+"/date",schemaPath:"document#/components/schemas/Date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.intervals !== undefined){
if(!(validate128(data.intervals, {instancePath:instancePath+"/intervals",parentData:data,parentDataProperty:"intervals",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
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
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["timezone"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err4 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats244(data1))){
const err5 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err6 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.is_default !== undefined){
if(typeof data.is_default !== "boolean"){
const err7 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.weekly_hours !== undefined){
let data3 = data.weekly_hours;
if(Array.isArray(data3)){
if(data3.length > 7){
const err8 = {instancePath:instancePath+"/weekly_hours",schemaPath:"#/properties/weekly_hours/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate127(data3[i0], {instancePath:instancePath+"/weekly_hours/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/weekly_hours",schemaPath:"#/properties/weekly_hours/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.overrides !== undefined){
let data5 = data.overrides;
if(Array.isArray(data5)){
if(data5.length > 366){
const err10 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/maxItems",keyword:"maxItems",params:{limit: 366}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate131(data5[i1], {instancePath:instancePath+"/overrides/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
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
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"name":true,"timezone":true,"is_default":true,"weekly_hours":true,"overrides":true},"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["user_id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/user_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key0 in data){
if((((((key0 !== "user_id") && (key0 !== "name")) && (key0 !== "timezone")) && (key0 !== "is_default")) && (key0 !== "weekly_hours")) && (key0 !== "overrides")){
const err3 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schedule_update = validate135;
const schema201 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/ScheduleFields"}],"unevaluatedProperties":false,"properties":{"user_id":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
if(typeof data1 === "string"){
data1 = readings.text(data1);
if(data !== undefined){
data["timezone"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err4 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats244(data1))){
const err5 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err6 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.is_default !== undefined){
if(typeof data.is_default !== "boolean"){
const err7 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.weekly_hours !== undefined){
let data3 = data.weekly_hours;
if(Array.isArray(data3)){
if(data3.length > 7){
const err8 = {instancePath:instancePath+"/weekly_hours",schemaPath:"#/properties/weekly_hours/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate127(data3[i0], {instancePath:instancePath+"/weekly_hours/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/weekly_hours",schemaPath:"#/properties/weekly_hours/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.overrides !== undefined){
let data5 = data.overrides;
if(Array.isArray(data5)){
if(data5.length > 366){
const err10 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/maxItems",keyword:"maxItems",params:{limit: 366}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate131(data5[i1], {instancePath:instancePath+"/overrides/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
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
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"name":true,"timezone":true,"is_default":true,"weekly_hours":true,"overrides":true},"dynamicProps":false,"dynamicItems":false};


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((key0 !== "user_id") && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "timezone")) && (key0 !== "is_default")) && (key0 !== "weekly_hours")) && (key0 !== "overrides")){
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
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const segment_create = validate140;
const schema204 = {"type":"object","required":["name","entity_type","kind"],"properties":{"entity_type":{"$ref":"document#/components/schemas/EntityType"},"kind":{"$ref":"document#/components/schemas/SegmentKind"}},"allOf":[{"$ref":"document#/components/schemas/SegmentFields"}],"unevaluatedProperties":false};
const schema208 = {"type":"string","enum":["contact","company"],"reads":{"choice":["contact","company"]}};
const schema209 = {"type":"string","enum":["static","dynamic"],"reads":{"choice":["static","dynamic"]}};
const schema205 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":150,"format":"text","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"filter":{"oneOf":[{"$ref":"document#/components/schemas/FilterGroup"},{"type":"null"}]}}};
const schema206 = {"type":"object","required":["op","conditions"],"properties":{"op":{"type":"string","enum":["and","or","not"],"reads":{"choice":["and","or","not"]}},"conditions":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","dispatch":{"present":["op","field"]},"cases":[{"$ref":"document#/components/schemas/FilterGroup"},{"$ref":"document#/components/schemas/FilterCondition"}]}}},"additionalProperties":false};
const schema207 = {"type":"object","required":["field","operator"],"properties":{"field":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$","format":"text","reads":"text"},"operator":{"type":"string","enum":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"],"reads":{"choice":["eq","neq","lt","lte","gt","gte","between","in","not_in","contains","not_contains","starts_with","ends_with","is_empty","is_not_empty","within_last_days","within_next_days","older_than_days","has_any","has_all"]}},"value":{"type":["string","number","boolean","array"],"maxLength":1000,"maxItems":100,"items":{"type":["string","number","boolean"],"maxLength":1000,"format":"text","reads":"text"},"format":"text","reads":"text"}},"additionalProperties":false};
const wrapper0 = {validate: validate142};
const pattern29 = new RegExp("^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$", "u");

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.conditions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditions"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "op") || (key0 === "conditions"))){
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
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema206.properties.op.reads.choice);
if(data !== undefined){
data["op"] = data0;
}
}
if(!(((data0 === "and") || (data0 === "or")) || (data0 === "not"))){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema206.properties.op.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(Array.isArray(data1)){
if(data1.length > 20){
const err5 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.op !== undefined){
if(!(wrapper0.validate(data2, {instancePath:instancePath+"/conditions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
else {
var props0 = wrapper0.validate.evaluated.props;
}
}
else {
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.field === undefined){
const err7 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"document#/components/schemas/FilterCondition/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.operator === undefined){
const err8 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"document#/components/schemas/FilterCondition/required",keyword:"required",params:{missingProperty: "operator"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "field") || (key1 === "operator")) || (key1 === "value"))){
const err9 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"document#/components/schemas/FilterCondition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
if(!pattern29.test(data3)){
const err10 = {instancePath:instancePath+"/conditions/" + i0+"/field",schemaPath:"document#/components/schemas/FilterCondition/properties/field/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}(\\.[a-z][a-z0-9_]{0,49})?$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data3))){
const err11 = {instancePath:instancePath+"/conditions/" + i0+"/field",schemaPath:"document#/components/schemas/FilterCondition/properties/field/format",keyword:"format",params:{format: "text"}};
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
const err12 = {instancePath:instancePath+"/conditions/" + i0+"/field",schemaPath:"document#/components/schemas/FilterCondition/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.operator !== undefined){
let data4 = data2.operator;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"document#/components/schemas/FilterCondition/properties/operator/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema207.properties.operator.reads.choice);
if(data2 !== undefined){
data2["operator"] = data4;
}
}
if(!((((((((((((((((((((data4 === "eq") || (data4 === "neq")) || (data4 === "lt")) || (data4 === "lte")) || (data4 === "gt")) || (data4 === "gte")) || (data4 === "between")) || (data4 === "in")) || (data4 === "not_in")) || (data4 === "contains")) || (data4 === "not_contains")) || (data4 === "starts_with")) || (data4 === "ends_with")) || (data4 === "is_empty")) || (data4 === "is_not_empty")) || (data4 === "within_last_days")) || (data4 === "within_next_days")) || (data4 === "older_than_days")) || (data4 === "has_any")) || (data4 === "has_all"))){
const err14 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"document#/components/schemas/FilterCondition/properties/operator/enum",keyword:"enum",params:{allowedValues: schema207.properties.operator.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.value !== undefined){
let data5 = data2.value;
if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (!(Array.isArray(data5)))){
const err15 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/type",keyword:"type",params:{type: schema207.properties.value.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.text(data5);
if(data2 !== undefined){
data2["value"] = data5;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err16 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats2(data5))){
const err17 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/format",keyword:"format",params:{format: "text"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(Array.isArray(data5)){
if(data5.length > 100){
const err18 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"document#/components/schemas/FilterCondition/properties/value/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err19 = {instancePath:instancePath+"/conditions/" + i0+"/value/" + i1,schemaPath:"document#/components/schemas/FilterCondition/properties/value/items/type",keyword:"type",params:{type: schema207.properties.value.items.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.text(data6);
if(data5 !== undefined){
data5[i1] = data6;
}
}
if(typeof data6 === "string"){
if(func1(data6) > 1000){
const err20 = {instancePath:instancePath+"/conditions/" + i0+"/value/" + i1,schemaPath:"document#/components/schemas/FilterCondition/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats2(data6))){
const err21 = {instancePath:instancePath+"/conditions/" + i0+"/value/" + i1,schemaPath:"document#/components/schemas/FilterCondition/properties/value/items/format",keyword:"format",params:{format: "text"}};
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
}
}
else {
const err22 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"document#/components/schemas/FilterCondition/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
}
else {
const err23 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"#/properties/conditions/items/type",keyword:"type",params:{type: "object"}};
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
const err24 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}};
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
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 150){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema205.properties.description.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.multiline(data1);
if(data !== undefined){
data["description"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats64(data1))){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.filter !== undefined){
let data2 = data.filter;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate142(data2, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
const err7 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
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
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"name":true,"description":true,"filter":true},"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
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
if(data.entity_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/entity_type",schemaPath:"document#/components/schemas/EntityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema208.reads.choice);
if(data !== undefined){
data["entity_type"] = data0;
}
}
if(!((data0 === "contact") || (data0 === "company"))){
const err4 = {instancePath:instancePath+"/entity_type",schemaPath:"document#/components/schemas/EntityType/enum",keyword:"enum",params:{allowedValues: schema208.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"document#/components/schemas/SegmentKind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema209.reads.choice);
if(data !== undefined){
data["kind"] = data1;
}
}
if(!((data1 === "static") || (data1 === "dynamic"))){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"document#/components/schemas/SegmentKind/enum",keyword:"enum",params:{allowedValues: schema209.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key0 in data){
if(((((key0 !== "entity_type") && (key0 !== "kind")) && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "filter")){
const err7 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const segment_update = validate145;
const schema210 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/SegmentFields"}],"unevaluatedProperties":false,"properties":{"entity_type":{},"kind":{},"member_count":{},"evaluated_at":{"type":["string","null"],"format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["name"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 150){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema205.properties.description.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.multiline(data1);
if(data !== undefined){
data["description"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats64(data1))){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.filter !== undefined){
let data2 = data.filter;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate142(data2, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
const err7 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
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
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"name":true,"description":true,"filter":true},"dynamicProps":false,"dynamicItems":false};


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.evaluated_at !== undefined){
let data0 = data.evaluated_at;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/evaluated_at",schemaPath:"#/properties/evaluated_at/type",keyword:"type",params:{type: schema210.properties.evaluated_at.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.instant(data0);
if(data !== undefined){
data["evaluated_at"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats12(data0))){
const err1 = {instancePath:instancePath+"/evaluated_at",schemaPath:"#/properties/evaluated_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats14(data0))){
const err2 = {instancePath:instancePath+"/evaluated_at",schemaPath:"#/properties/evaluated_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
for(const key0 in data){
if((((((((((((((key0 !== "entity_type") && (key0 !== "kind")) && (key0 !== "member_count")) && (key0 !== "evaluated_at")) && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "filter")){
const err3 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const task_create = validate149;
const schema212 = {"type":"object","required":["title"],"allOf":[{"$ref":"document#/components/schemas/TaskFields"}],"unevaluatedProperties":false};
const schema213 = {"type":"object","properties":{"title":{"type":"string","minLength":1,"maxLength":255,"format":"text","reads":"text"},"description":{"type":["string","null"],"maxLength":10000,"format":"multiline","reads":"multiline"},"type":{"$ref":"document#/components/schemas/TaskType"},"status":{"$ref":"document#/components/schemas/TaskStatus"},"priority":{"$ref":"document#/components/schemas/TaskPriority"},"due_at":{"type":["string","null"],"format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"reminder_at":{"type":["string","null"],"format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"assignee_id":{"type":["string","null"],"format":"uuid","reads":"text"},"related_to":{"$ref":"document#/components/schemas/RelatedTo"},"tags":{"$ref":"document#/components/schemas/Tags"},"custom_fields":{"$ref":"document#/components/schemas/CustomFields"}}};
const schema214 = {"type":"string","enum":["todo","call","email","meeting","follow_up"],"reads":{"choice":["todo","call","email","meeting","follow_up"]}};
const schema215 = {"type":"string","enum":["todo","in_progress","waiting","completed","cancelled"],"reads":{"choice":["todo","in_progress","waiting","completed","cancelled"]}};
const schema216 = {"type":"string","enum":["low","normal","high","urgent"],"reads":{"choice":["low","normal","high","urgent"]}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 20){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["title"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema213.properties.description.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.multiline(data1);
if(data !== undefined){
data["description"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats64(data1))){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/TaskType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema214.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if(!(((((data2 === "todo") || (data2 === "call")) || (data2 === "email")) || (data2 === "meeting")) || (data2 === "follow_up"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/TaskType/enum",keyword:"enum",params:{allowedValues: schema214.enum}};
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
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/TaskStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema215.reads.choice);
if(data !== undefined){
data["status"] = data3;
}
}
if(!(((((data3 === "todo") || (data3 === "in_progress")) || (data3 === "waiting")) || (data3 === "completed")) || (data3 === "cancelled"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/TaskStatus/enum",keyword:"enum",params:{allowedValues: schema215.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.priority !== undefined){
let data4 = data.priority;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/priority",schemaPath:"document#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema216.reads.choice);
if(data !== undefined){
data["priority"] = data4;
}
}
if(!((((data4 === "low") || (data4 === "normal")) || (data4 === "high")) || (data4 === "urgent"))){
const err12 = {instancePath:instancePath+"/priority",schemaPath:"document#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema216.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.due_at !== undefined){
let data5 = data.due_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/type",keyword:"type",params:{type: schema213.properties.due_at.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.instant(data5);
if(data !== undefined){
data["due_at"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats12(data5))){
const err14 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!(formats14(data5))){
const err15 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/format",keyword:"format",params:{format: "date-time"}};
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
if(data.reminder_at !== undefined){
let data6 = data.reminder_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/type",keyword:"type",params:{type: schema213.properties.reminder_at.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.instant(data6);
if(data !== undefined){
data["reminder_at"] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats12(data6))){
const err17 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(typeof data6 === "string"){
if(!(formats14(data6))){
const err18 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/format",keyword:"format",params:{format: "date-time"}};
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
if(data.assignee_id !== undefined){
let data7 = data.assignee_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/type",keyword:"type",params:{type: schema213.properties.assignee_id.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["assignee_id"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err20 = {instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.related_to !== undefined){
if(!(validate151(data.related_to, {instancePath:instancePath+"/related_to",parentData:data,parentDataProperty:"related_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(Array.isArray(data9)){
if(data9.length > 50){
const err21 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
data10 = readings.text(data10);
if(data9 !== undefined){
data9[i0] = data10;
}
}
if(typeof data10 === "string"){
if(func1(data10) > 50){
const err22 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data10) < 1){
const err23 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2(data10))){
const err24 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err25 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
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
const err26 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err27 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data11 = data.custom_fields;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 200){
const err28 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key0 in data11){
const _errs31 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err29 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid11 = _errs31 === errors;
if(!valid11){
const err30 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
for(const key1 in data11){
let data12 = data11[key1];
if(((((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")) && (!(Array.isArray(data12)))) && (data12 !== null)){
const err31 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema63.additionalProperties.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.multiline(data12);
if(data11 !== undefined){
data11[key1] = data12;
}
}
if(typeof data12 === "string"){
if(func1(data12) > 10000){
const err32 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats64(data12))){
const err33 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(Array.isArray(data12)){
if(data12.length > 100){
const err34 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data12.length;
for(let i2=0; i2<len1; i2++){
let data13 = data12[i2];
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data12 !== undefined){
data12[i2] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 500){
const err35 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats2(data13))){
const err36 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err37 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err38 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
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
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"title":true,"description":true,"type":true,"status":true,"priority":true,"due_at":true,"reminder_at":true,"assignee_id":true,"related_to":true,"tags":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(((((((((((key0 !== "title") && (key0 !== "description")) && (key0 !== "type")) && (key0 !== "status")) && (key0 !== "priority")) && (key0 !== "due_at")) && (key0 !== "reminder_at")) && (key0 !== "assignee_id")) && (key0 !== "related_to")) && (key0 !== "tags")) && (key0 !== "custom_fields")){
const err1 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const task_update = validate155;
const schema220 = {"type":"object","allOf":[{"$ref":"document#/components/schemas/TaskFields"}],"unevaluatedProperties":false,"properties":{"completed_at":{},"is_overdue":{},"id":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
data0 = readings.text(data0);
if(data !== undefined){
data["title"] = data0;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema213.properties.description.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.multiline(data1);
if(data !== undefined){
data["description"] = data1;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats64(data1))){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "multiline"}};
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
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/TaskType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema214.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if(!(((((data2 === "todo") || (data2 === "call")) || (data2 === "email")) || (data2 === "meeting")) || (data2 === "follow_up"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/TaskType/enum",keyword:"enum",params:{allowedValues: schema214.enum}};
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
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/TaskStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema215.reads.choice);
if(data !== undefined){
data["status"] = data3;
}
}
if(!(((((data3 === "todo") || (data3 === "in_progress")) || (data3 === "waiting")) || (data3 === "completed")) || (data3 === "cancelled"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/TaskStatus/enum",keyword:"enum",params:{allowedValues: schema215.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.priority !== undefined){
let data4 = data.priority;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/priority",schemaPath:"document#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema216.reads.choice);
if(data !== undefined){
data["priority"] = data4;
}
}
if(!((((data4 === "low") || (data4 === "normal")) || (data4 === "high")) || (data4 === "urgent"))){
const err12 = {instancePath:instancePath+"/priority",schemaPath:"document#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema216.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.due_at !== undefined){
let data5 = data.due_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/type",keyword:"type",params:{type: schema213.properties.due_at.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 === "string"){
data5 = readings.instant(data5);
if(data !== undefined){
data["due_at"] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats12(data5))){
const err14 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!(formats14(data5))){
const err15 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/format",keyword:"format",params:{format: "date-time"}};
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
if(data.reminder_at !== undefined){
let data6 = data.reminder_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/type",keyword:"type",params:{type: schema213.properties.reminder_at.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
data6 = readings.instant(data6);
if(data !== undefined){
data["reminder_at"] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats12(data6))){
const err17 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(typeof data6 === "string"){
if(!(formats14(data6))){
const err18 = {instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/format",keyword:"format",params:{format: "date-time"}};
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
if(data.assignee_id !== undefined){
let data7 = data.assignee_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/type",keyword:"type",params:{type: schema213.properties.assignee_id.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
data7 = readings.text(data7);
if(data !== undefined){
data["assignee_id"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err20 = {instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.related_to !== undefined){
if(!(validate151(data.related_to, {instancePath:instancePath+"/related_to",parentData:data,parentDataProperty:"related_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(Array.isArray(data9)){
if(data9.length > 50){
const err21 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
data10 = readings.text(data10);
if(data9 !== undefined){
data9[i0] = data10;
}
}
if(typeof data10 === "string"){
if(func1(data10) > 50){
const err22 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data10) < 1){
const err23 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2(data10))){
const err24 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/format",keyword:"format",params:{format: "text"}};
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
const err25 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"document#/components/schemas/Tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
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
const err26 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err27 = {instancePath:instancePath+"/tags",schemaPath:"document#/components/schemas/Tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data11 = data.custom_fields;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 200){
const err28 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/maxProperties",keyword:"maxProperties",params:{limit: 200}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key0 in data11){
const _errs31 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err29 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,49}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid11 = _errs31 === errors;
if(!valid11){
const err30 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
for(const key1 in data11){
let data12 = data11[key1];
if(((((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")) && (!(Array.isArray(data12)))) && (data12 !== null)){
const err31 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/type",keyword:"type",params:{type: schema63.additionalProperties.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data12 === "string"){
data12 = readings.multiline(data12);
if(data11 !== undefined){
data11[key1] = data12;
}
}
if(typeof data12 === "string"){
if(func1(data12) > 10000){
const err32 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats64(data12))){
const err33 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/format",keyword:"format",params:{format: "multiline"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(Array.isArray(data12)){
if(data12.length > 100){
const err34 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/CustomFields/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data12.length;
for(let i2=0; i2<len1; i2++){
let data13 = data12[i2];
if(typeof data13 === "string"){
data13 = readings.text(data13);
if(data12 !== undefined){
data12[i2] = data13;
}
}
if(typeof data13 === "string"){
if(func1(data13) > 500){
const err35 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats2(data13))){
const err36 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/format",keyword:"format",params:{format: "text"}};
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
const err37 = {instancePath:instancePath+"/custom_fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"document#/components/schemas/CustomFields/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err38 = {instancePath:instancePath+"/custom_fields",schemaPath:"document#/components/schemas/CustomFields/type",keyword:"type",params:{type: "object"}};
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
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"title":true,"description":true,"type":true,"status":true,"priority":true,"due_at":true,"reminder_at":true,"assignee_id":true,"related_to":true,"tags":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((key0 !== "completed_at") && (key0 !== "is_overdue")) && (key0 !== "id")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "type")) && (key0 !== "status")) && (key0 !== "priority")) && (key0 !== "due_at")) && (key0 !== "reminder_at")) && (key0 !== "assignee_id")) && (key0 !== "related_to")) && (key0 !== "tags")) && (key0 !== "custom_fields")){
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
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

