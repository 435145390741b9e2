// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
import func1_module from "ajv/dist/runtime/equal.js";
export const webhooks_list_parameters = validate0;
const schema0 = {"type":"object","properties":{"status":{"$ref":"document#/components/schemas/WebhookStatus"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"updated_after":{"$ref":"document#/components/schemas/Timestamp"},"updated_before":{"$ref":"document#/components/schemas/Timestamp"},"fields":{"type":"array","minItems":1,"maxItems":17,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/WebhookFieldName"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|updated_at|url|last_success_at|last_failure_at)(,-?(created_at|updated_at|url|last_success_at|last_failure_at)){0,3}$","format":"text","reads":"text"}},"required":[],"additionalProperties":false};
const schema2 = {"type":"string","enum":["active","paused","disabled"],"reads":{"choice":["active","paused","disabled"]}};
const schema3 = {"type":"string","format":"uuid","reads":"text"};
const schema4 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const schema8 = {"type":"string","enum":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","url","description","events","status","disabled_reason","previous_secret_expires_at","last_success_at","last_failure_at","consecutive_failures","events_suspended"],"reads":{"choice":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","url","description","events","status","disabled_reason","previous_secret_expires_at","last_success_at","last_failure_at","consecutive_failures","events_suspended"]}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = func1_module.default;
const formats0 = formats.text;
const formats2 = formats.uuid;
const formats4 = formats.zoned;
const formats6 = formats["date-time"];
const pattern0 = new RegExp("^-?(created_at|updated_at|url|last_success_at|last_failure_at)(,-?(created_at|updated_at|url|last_success_at|last_failure_at)){0,3}$", "u");

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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/WebhookStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema2.reads.choice);
if(data !== undefined){
data["status"] = data0;
}
}
if(!(((data0 === "active") || (data0 === "paused")) || (data0 === "disabled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/WebhookStatus/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.page !== undefined){
let data1 = data.page;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.page_size !== undefined){
let data2 = data.page_size;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string" && data3.length <= 25000){
data3 = readings.text(data3);
if(data !== undefined){
data["cursor"] = data3;
}
}
if(typeof data3 === "string"){
if(data3.length > 6000 && readings.isLonger(data3, 6000)){
const err9 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data3 = data3.slice(0, 6000).toWellFormed();
}
if(!(formats0(data3))){
const err10 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err11 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ids !== undefined){
let data4 = data.ids;
if(Array.isArray(data4)){
if(data4.length > 100){
const err12 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
data4 = data4.slice(0, 100);
}
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
const errorsBefore1 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore1 >= 100) break;
let data5 = data4[i0];
if(typeof data5 === "string" && data5.length <= 1000){
data5 = readings.text(data5);
if(data4 !== undefined){
data4[i0] = data5;
}
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err14 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err15 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
else {
const err16 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.created_after !== undefined){
let data6 = data.created_after;
if(typeof data6 === "string" && data6.length <= 1000){
data6 = readings.instant(data6);
if(data !== undefined){
data["created_after"] = data6;
}
}
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err17 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats6(data6))){
const err18 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err19 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.created_before !== undefined){
let data7 = data.created_before;
if(typeof data7 === "string" && data7.length <= 1000){
data7 = readings.instant(data7);
if(data !== undefined){
data["created_before"] = data7;
}
}
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err20 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(typeof data7 === "string"){
if(!(formats6(data7))){
const err21 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err22 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.updated_after !== undefined){
let data8 = data.updated_after;
if(typeof data8 === "string" && data8.length <= 1000){
data8 = readings.instant(data8);
if(data !== undefined){
data["updated_after"] = data8;
}
}
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err23 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(typeof data8 === "string"){
if(!(formats6(data8))){
const err24 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err25 = {instancePath:instancePath+"/updated_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.updated_before !== undefined){
let data9 = data.updated_before;
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.instant(data9);
if(data !== undefined){
data["updated_before"] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err26 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!(formats6(data9))){
const err27 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err28 = {instancePath:instancePath+"/updated_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.fields !== undefined){
let data10 = data.fields;
if(Array.isArray(data10)){
if(data10.length > 17){
const err29 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 17}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
data10 = data10.slice(0, 17);
}
if(data10.length < 1){
const err30 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len1 = data10.length;
const errorsBefore2 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore2 >= 100) break;
let data11 = data10[i1];
if(typeof data11 !== "string"){
const err31 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/WebhookFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data11 === "string"){
data11 = readings.choice(data11, schema8.reads.choice);
if(data10 !== undefined){
data10[i1] = data11;
}
}
if(!(((((((((((((((((data11 === "id") || (data11 === "version")) || (data11 === "created_at")) || (data11 === "updated_at")) || (data11 === "created_by")) || (data11 === "updated_by")) || (data11 === "deleted_at")) || (data11 === "url")) || (data11 === "description")) || (data11 === "events")) || (data11 === "status")) || (data11 === "disabled_reason")) || (data11 === "previous_secret_expires_at")) || (data11 === "last_success_at")) || (data11 === "last_failure_at")) || (data11 === "consecutive_failures")) || (data11 === "events_suspended"))){
const err32 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"document#/components/schemas/WebhookFieldName/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
let i2 = data10.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func1(data10[i2], data10[j0])){
const err33 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
break outer0;
}
}
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
if(data.sort !== undefined){
let data12 = data.sort;
if(typeof data12 === "string" && data12.length <= 2200){
data12 = readings.text(data12);
if(data !== undefined){
data["sort"] = data12;
}
}
if(typeof data12 === "string"){
if(data12.length > 300 && readings.isLonger(data12, 300)){
const err35 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
data12 = data12.slice(0, 300).toWellFormed();
}
if(!pattern0.test(data12)){
const err36 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|updated_at|url|last_success_at|last_failure_at)(,-?(created_at|updated_at|url|last_success_at|last_failure_at)){0,3}$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats0(data12))){
const err37 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
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
const err38 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_create_parameters = validate2;
const schema9 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_create_body = validate3;
const schema10 = {"$ref":"document#/components/schemas/WebhookCreate"};
const schema11 = {"type":"object","required":["url","events"],"allOf":[{"$ref":"document#/components/schemas/WebhookFields"}],"unevaluatedProperties":false};
const schema12 = {"type":"object","properties":{"url":{"type":"string","minLength":1,"maxLength":2048,"format":"text","reads":"text"},"description":{"type":["string","null"],"maxLength":255,"format":"text","reads":"text"},"events":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/WebhookSubscription"}}}};
const schema13 = {"type":"string","enum":["*","api_key.*","campaign.*","company.*","contact.*","email.*","event.*","event_type.*","file.*","form.*","mcp_connection.*","note.*","opportunity.*","product.*","segment.*","task.*","topic.*","api_key.created","api_key.revoked","api_key.rotated","campaign.cancelled","campaign.created","campaign.deleted","campaign.restored","campaign.scheduled","campaign.sent","campaign.updated","company.created","company.deleted","company.merged","company.restored","company.unmerged","company.updated","contact.company_linked","contact.company_unlinked","contact.created","contact.deleted","contact.lifecycle_stage_changed","contact.merged","contact.restored","contact.unmerged","contact.updated","email.bounced","email.cancelled","email.created","email.failed","email.resubscribed","email.sent","email.unsubscribed","event.cancelled","event.confirmed","event.created","event.declined","event.invitee_added","event.invitee_removed","event.no_show","event.rescheduled","event.updated","event_type.created","event_type.deleted","event_type.restored","event_type.updated","file.created","file.deleted","file.restored","form.submitted","mcp_connection.created","mcp_connection.revoked","note.created","note.deleted","note.restored","note.updated","opportunity.created","opportunity.deleted","opportunity.lost","opportunity.restored","opportunity.stage_changed","opportunity.updated","opportunity.won","product.created","product.deleted","product.restored","product.updated","segment.created","segment.deleted","segment.restored","segment.updated","task.completed","task.created","task.deleted","task.restored","task.updated","topic.created","topic.deleted","topic.restored","topic.updated"],"reads":{"choice":["*","api_key.*","campaign.*","company.*","contact.*","email.*","event.*","event_type.*","file.*","form.*","mcp_connection.*","note.*","opportunity.*","product.*","segment.*","task.*","topic.*","api_key.created","api_key.revoked","api_key.rotated","campaign.cancelled","campaign.created","campaign.deleted","campaign.restored","campaign.scheduled","campaign.sent","campaign.updated","company.created","company.deleted","company.merged","company.restored","company.unmerged","company.updated","contact.company_linked","contact.company_unlinked","contact.created","contact.deleted","contact.lifecycle_stage_changed","contact.merged","contact.restored","contact.unmerged","contact.updated","email.bounced","email.cancelled","email.created","email.failed","email.resubscribed","email.sent","email.unsubscribed","event.cancelled","event.confirmed","event.created","event.declined","event.invitee_added","event.invitee_removed","event.no_show","event.rescheduled","event.updated","event_type.created","event_type.deleted","event_type.restored","event_type.updated","file.created","file.deleted","file.restored","form.submitted","mcp_connection.created","mcp_connection.revoked","note.created","note.deleted","note.restored","note.updated","opportunity.created","opportunity.deleted","opportunity.lost","opportunity.restored","opportunity.stage_changed","opportunity.updated","opportunity.won","product.created","product.deleted","product.restored","product.updated","segment.created","segment.deleted","segment.restored","segment.updated","task.completed","task.created","task.deleted","task.restored","task.updated","topic.created","topic.deleted","topic.restored","topic.updated"]}};

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
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string" && data0.length <= 9192){
data0 = readings.text(data0);
if(data !== undefined){
data["url"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 2048 && readings.isLonger(data0, 2048)){
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
data0 = data0.slice(0, 2048).toWellFormed();
}
if(data0 === ""){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "text"}};
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
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
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
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema12.properties.description.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 2020){
data1 = readings.text(data1);
if(data !== undefined){
data["description"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 255 && readings.isLonger(data1, 255)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 255).toWellFormed();
}
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "text"}};
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
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
if(data2.length > 50){
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
data2 = data2.slice(0, 50);
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
const errorsBefore4 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore4 >= 100) break;
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/events/" + i0,schemaPath:"document#/components/schemas/WebhookSubscription/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
data3 = readings.choice(data3, schema13.reads.choice);
if(data2 !== undefined){
data2[i0] = data3;
}
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data3 === "*") || (data3 === "api_key.*")) || (data3 === "campaign.*")) || (data3 === "company.*")) || (data3 === "contact.*")) || (data3 === "email.*")) || (data3 === "event.*")) || (data3 === "event_type.*")) || (data3 === "file.*")) || (data3 === "form.*")) || (data3 === "mcp_connection.*")) || (data3 === "note.*")) || (data3 === "opportunity.*")) || (data3 === "product.*")) || (data3 === "segment.*")) || (data3 === "task.*")) || (data3 === "topic.*")) || (data3 === "api_key.created")) || (data3 === "api_key.revoked")) || (data3 === "api_key.rotated")) || (data3 === "campaign.cancelled")) || (data3 === "campaign.created")) || (data3 === "campaign.deleted")) || (data3 === "campaign.restored")) || (data3 === "campaign.scheduled")) || (data3 === "campaign.sent")) || (data3 === "campaign.updated")) || (data3 === "company.created")) || (data3 === "company.deleted")) || (data3 === "company.merged")) || (data3 === "company.restored")) || (data3 === "company.unmerged")) || (data3 === "company.updated")) || (data3 === "contact.company_linked")) || (data3 === "contact.company_unlinked")) || (data3 === "contact.created")) || (data3 === "contact.deleted")) || (data3 === "contact.lifecycle_stage_changed")) || (data3 === "contact.merged")) || (data3 === "contact.restored")) || (data3 === "contact.unmerged")) || (data3 === "contact.updated")) || (data3 === "email.bounced")) || (data3 === "email.cancelled")) || (data3 === "email.created")) || (data3 === "email.failed")) || (data3 === "email.resubscribed")) || (data3 === "email.sent")) || (data3 === "email.unsubscribed")) || (data3 === "event.cancelled")) || (data3 === "event.confirmed")) || (data3 === "event.created")) || (data3 === "event.declined")) || (data3 === "event.invitee_added")) || (data3 === "event.invitee_removed")) || (data3 === "event.no_show")) || (data3 === "event.rescheduled")) || (data3 === "event.updated")) || (data3 === "event_type.created")) || (data3 === "event_type.deleted")) || (data3 === "event_type.restored")) || (data3 === "event_type.updated")) || (data3 === "file.created")) || (data3 === "file.deleted")) || (data3 === "file.restored")) || (data3 === "form.submitted")) || (data3 === "mcp_connection.created")) || (data3 === "mcp_connection.revoked")) || (data3 === "note.created")) || (data3 === "note.deleted")) || (data3 === "note.restored")) || (data3 === "note.updated")) || (data3 === "opportunity.created")) || (data3 === "opportunity.deleted")) || (data3 === "opportunity.lost")) || (data3 === "opportunity.restored")) || (data3 === "opportunity.stage_changed")) || (data3 === "opportunity.updated")) || (data3 === "opportunity.won")) || (data3 === "product.created")) || (data3 === "product.deleted")) || (data3 === "product.restored")) || (data3 === "product.updated")) || (data3 === "segment.created")) || (data3 === "segment.deleted")) || (data3 === "segment.restored")) || (data3 === "segment.updated")) || (data3 === "task.completed")) || (data3 === "task.created")) || (data3 === "task.deleted")) || (data3 === "task.restored")) || (data3 === "task.updated")) || (data3 === "topic.created")) || (data3 === "topic.deleted")) || (data3 === "topic.restored")) || (data3 === "topic.updated"))){
const err10 = {instancePath:instancePath+"/events/" + i0,schemaPath:"document#/components/schemas/WebhookSubscription/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
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
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data2[i1], data2[j0])){
const err11 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"}};
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"__proto__":null,"url":true,"description":true,"events":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore5 = errors;
for(const key0 in data){
if(errors - errorsBefore5 >= 100) break;
if(((key0 !== "url") && (key0 !== "description")) && (key0 !== "events")){
const err2 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
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
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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

export const webhooks_get_parameters = validate8;
const schema14 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"fields":{"type":"array","minItems":1,"maxItems":17,"uniqueItems":true,"items":{"$ref":"document#/components/schemas/WebhookFieldName"}}},"required":["id"],"additionalProperties":false};

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
const errorsBefore6 = errors;
for(const key0 in data){
if(errors - errorsBefore6 >= 100) break;
if(!((key0 === "id") || (key0 === "fields"))){
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
if(!(formats2(data0))){
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
if(data.fields !== undefined){
let data1 = data.fields;
if(Array.isArray(data1)){
if(data1.length > 17){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 17}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data1 = data1.slice(0, 17);
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
const errorsBefore7 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore7 >= 100) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/WebhookFieldName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema8.reads.choice);
if(data1 !== undefined){
data1[i0] = data2;
}
}
if(!(((((((((((((((((data2 === "id") || (data2 === "version")) || (data2 === "created_at")) || (data2 === "updated_at")) || (data2 === "created_by")) || (data2 === "updated_by")) || (data2 === "deleted_at")) || (data2 === "url")) || (data2 === "description")) || (data2 === "events")) || (data2 === "status")) || (data2 === "disabled_reason")) || (data2 === "previous_secret_expires_at")) || (data2 === "last_success_at")) || (data2 === "last_failure_at")) || (data2 === "consecutive_failures")) || (data2 === "events_suspended"))){
const err7 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"document#/components/schemas/WebhookFieldName/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
if(func1(data1[i1], data1[j0])){
const err8 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_update_parameters = validate9;
const schema17 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
const errorsBefore8 = errors;
for(const key0 in data){
if(errors - errorsBefore8 >= 100) break;
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
if(!(formats2(data0))){
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_update_body = validate10;
const schema19 = {"$ref":"document#/components/schemas/WebhookUpdate"};
const schema20 = {"type":"object","minProperties":1,"allOf":[{"$ref":"document#/components/schemas/WebhookFields"}],"properties":{"id":{},"status":{"type":"string","enum":["active","paused","disabled"],"reads":{"choice":["active","paused","disabled"]}},"disabled_reason":{},"previous_secret_expires_at":{},"last_success_at":{},"last_failure_at":{},"consecutive_failures":{},"events_suspended":{},"version":{},"created_at":{},"updated_at":{},"created_by":{},"updated_by":{},"deleted_at":{}},"unevaluatedProperties":false};

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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema20.properties.status.reads.choice);
if(data !== undefined){
data["status"] = data0;
}
}
if(!(((data0 === "active") || (data0 === "paused")) || (data0 === "disabled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema20.properties.status.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
const errorsBefore9 = errors;
for(const key0 in data){
if(errors - errorsBefore9 >= 100) break;
if(((((((((((((((((key0 !== "id") && (key0 !== "status")) && (key0 !== "disabled_reason")) && (key0 !== "previous_secret_expires_at")) && (key0 !== "last_success_at")) && (key0 !== "last_failure_at")) && (key0 !== "consecutive_failures")) && (key0 !== "events_suspended")) && (key0 !== "version")) && (key0 !== "created_at")) && (key0 !== "updated_at")) && (key0 !== "created_by")) && (key0 !== "updated_by")) && (key0 !== "deleted_at")) && (key0 !== "url")) && (key0 !== "description")) && (key0 !== "events")){
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
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_delete_parameters = validate14;
const schema21 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
const errorsBefore10 = errors;
for(const key0 in data){
if(errors - errorsBefore10 >= 100) break;
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
if(!(formats2(data0))){
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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_deliveries_parameters = validate15;
const schema23 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"status":{"$ref":"document#/components/schemas/WebhookDeliveryStatus"},"type":{"$ref":"document#/components/schemas/WebhookEventType"},"created_after":{"$ref":"document#/components/schemas/Timestamp"},"created_before":{"$ref":"document#/components/schemas/Timestamp"},"page":{"type":"integer","minimum":1,"maximum":100000000},"page_size":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":6000,"format":"text","reads":"text"},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}},"sort":{"type":"string","maxLength":300,"pattern":"^-?(created_at|finished_at)(,-?(created_at|finished_at)){0,3}$","format":"text","reads":"text"}},"required":["id"],"additionalProperties":false};
const schema25 = {"type":"string","enum":["pending","delivered","failed","cancelled"],"reads":{"choice":["pending","delivered","failed","cancelled"]}};
const schema26 = {"type":"string","enum":["api_key.created","api_key.rotated","api_key.revoked","campaign.created","campaign.updated","campaign.scheduled","campaign.sent","campaign.cancelled","campaign.deleted","campaign.restored","mcp_connection.created","mcp_connection.revoked","email.sent","email.created","email.cancelled","email.failed","email.bounced","email.unsubscribed","email.resubscribed","contact.merged","company.merged","contact.unmerged","company.unmerged","event.confirmed","event.declined","event.rescheduled","event.updated","event.cancelled","event.no_show","event.invitee_removed","event_type.created","event_type.updated","event_type.deleted","event_type.restored","event.created","event.invitee_added","file.created","file.deleted","file.restored","form.submitted","opportunity.created","opportunity.updated","opportunity.stage_changed","opportunity.won","opportunity.lost","opportunity.deleted","opportunity.restored","segment.created","segment.updated","segment.deleted","segment.restored","webhook.test","contact.created","contact.updated","contact.deleted","contact.restored","contact.lifecycle_stage_changed","contact.company_linked","contact.company_unlinked","company.created","company.updated","company.deleted","company.restored","note.created","note.updated","note.deleted","note.restored","product.created","product.updated","product.deleted","product.restored","task.created","task.updated","task.completed","task.deleted","task.restored","topic.created","topic.updated","topic.deleted","topic.restored"],"reads":{"choice":["api_key.created","api_key.rotated","api_key.revoked","campaign.created","campaign.updated","campaign.scheduled","campaign.sent","campaign.cancelled","campaign.deleted","campaign.restored","mcp_connection.created","mcp_connection.revoked","email.sent","email.created","email.cancelled","email.failed","email.bounced","email.unsubscribed","email.resubscribed","contact.merged","company.merged","contact.unmerged","company.unmerged","event.confirmed","event.declined","event.rescheduled","event.updated","event.cancelled","event.no_show","event.invitee_removed","event_type.created","event_type.updated","event_type.deleted","event_type.restored","event.created","event.invitee_added","file.created","file.deleted","file.restored","form.submitted","opportunity.created","opportunity.updated","opportunity.stage_changed","opportunity.won","opportunity.lost","opportunity.deleted","opportunity.restored","segment.created","segment.updated","segment.deleted","segment.restored","webhook.test","contact.created","contact.updated","contact.deleted","contact.restored","contact.lifecycle_stage_changed","contact.company_linked","contact.company_unlinked","company.created","company.updated","company.deleted","company.restored","note.created","note.updated","note.deleted","note.restored","product.created","product.updated","product.deleted","product.restored","task.created","task.updated","task.completed","task.deleted","task.restored","topic.created","topic.updated","topic.deleted","topic.restored"]}};
const pattern1 = new RegExp("^-?(created_at|finished_at)(,-?(created_at|finished_at)){0,3}$", "u");

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
const errorsBefore11 = errors;
for(const key0 in data){
if(errors - errorsBefore11 >= 100) break;
if(!(func0.call(schema23.properties, key0))){
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
if(!(formats2(data0))){
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
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/WebhookDeliveryStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
data1 = readings.choice(data1, schema25.reads.choice);
if(data !== undefined){
data["status"] = data1;
}
}
if(!((((data1 === "pending") || (data1 === "delivered")) || (data1 === "failed")) || (data1 === "cancelled"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/WebhookDeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema25.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
data2 = readings.choice(data2, schema26.reads.choice);
if(data !== undefined){
data["type"] = data2;
}
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "api_key.created") || (data2 === "api_key.rotated")) || (data2 === "api_key.revoked")) || (data2 === "campaign.created")) || (data2 === "campaign.updated")) || (data2 === "campaign.scheduled")) || (data2 === "campaign.sent")) || (data2 === "campaign.cancelled")) || (data2 === "campaign.deleted")) || (data2 === "campaign.restored")) || (data2 === "mcp_connection.created")) || (data2 === "mcp_connection.revoked")) || (data2 === "email.sent")) || (data2 === "email.created")) || (data2 === "email.cancelled")) || (data2 === "email.failed")) || (data2 === "email.bounced")) || (data2 === "email.unsubscribed")) || (data2 === "email.resubscribed")) || (data2 === "contact.merged")) || (data2 === "company.merged")) || (data2 === "contact.unmerged")) || (data2 === "company.unmerged")) || (data2 === "event.confirmed")) || (data2 === "event.declined")) || (data2 === "event.rescheduled")) || (data2 === "event.updated")) || (data2 === "event.cancelled")) || (data2 === "event.no_show")) || (data2 === "event.invitee_removed")) || (data2 === "event_type.created")) || (data2 === "event_type.updated")) || (data2 === "event_type.deleted")) || (data2 === "event_type.restored")) || (data2 === "event.created")) || (data2 === "event.invitee_added")) || (data2 === "file.created")) || (data2 === "file.deleted")) || (data2 === "file.restored")) || (data2 === "form.submitted")) || (data2 === "opportunity.created")) || (data2 === "opportunity.updated")) || (data2 === "opportunity.stage_changed")) || (data2 === "opportunity.won")) || (data2 === "opportunity.lost")) || (data2 === "opportunity.deleted")) || (data2 === "opportunity.restored")) || (data2 === "segment.created")) || (data2 === "segment.updated")) || (data2 === "segment.deleted")) || (data2 === "segment.restored")) || (data2 === "webhook.test")) || (data2 === "contact.created")) || (data2 === "contact.updated")) || (data2 === "contact.deleted")) || (data2 === "contact.restored")) || (data2 === "contact.lifecycle_stage_changed")) || (data2 === "contact.company_linked")) || (data2 === "contact.company_unlinked")) || (data2 === "company.created")) || (data2 === "company.updated")) || (data2 === "company.deleted")) || (data2 === "company.restored")) || (data2 === "note.created")) || (data2 === "note.updated")) || (data2 === "note.deleted")) || (data2 === "note.restored")) || (data2 === "product.created")) || (data2 === "product.updated")) || (data2 === "product.deleted")) || (data2 === "product.restored")) || (data2 === "task.created")) || (data2 === "task.updated")) || (data2 === "task.completed")) || (data2 === "task.deleted")) || (data2 === "task.restored")) || (data2 === "topic.created")) || (data2 === "topic.updated")) || (data2 === "topic.deleted")) || (data2 === "topic.restored"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema26.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(typeof data3 === "string" && data3.length <= 1000){
data3 = readings.instant(data3);
if(data !== undefined){
data["created_after"] = data3;
}
}
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err8 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data3 === "string"){
if(!(formats6(data3))){
const err9 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err10 = {instancePath:instancePath+"/created_after",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(typeof data4 === "string" && data4.length <= 1000){
data4 = readings.instant(data4);
if(data !== undefined){
data["created_before"] = data4;
}
}
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err11 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(typeof data4 === "string"){
if(!(formats6(data4))){
const err12 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err13 = {instancePath:instancePath+"/created_before",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.page !== undefined){
let data5 = data.page;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000000 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
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
let data6 = data.page_size;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
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
if(data.cursor !== undefined){
let data7 = data.cursor;
if(typeof data7 === "string" && data7.length <= 25000){
data7 = readings.text(data7);
if(data !== undefined){
data["cursor"] = data7;
}
}
if(typeof data7 === "string"){
if(data7.length > 6000 && readings.isLonger(data7, 6000)){
const err20 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 6000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
data7 = data7.slice(0, 6000).toWellFormed();
}
if(!(formats0(data7))){
const err21 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format: "text"}};
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
const err22 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.ids !== undefined){
let data8 = data.ids;
if(Array.isArray(data8)){
if(data8.length > 100){
const err23 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
data8 = data8.slice(0, 100);
}
if(data8.length < 1){
const err24 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data8.length;
const errorsBefore12 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore12 >= 100) break;
let data9 = data8[i0];
if(typeof data9 === "string" && data9.length <= 1000){
data9 = readings.text(data9);
if(data8 !== undefined){
data8[i0] = data9;
}
}
if(typeof data9 === "string"){
if(!(formats2(data9))){
const err25 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err26 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
const err27 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sort !== undefined){
let data10 = data.sort;
if(typeof data10 === "string" && data10.length <= 2200){
data10 = readings.text(data10);
if(data !== undefined){
data["sort"] = data10;
}
}
if(typeof data10 === "string"){
if(data10.length > 300 && readings.isLonger(data10, 300)){
const err28 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
data10 = data10.slice(0, 300).toWellFormed();
}
if(!pattern1.test(data10)){
const err29 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(created_at|finished_at)(,-?(created_at|finished_at)){0,3}$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats0(data10))){
const err30 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/format",keyword:"format",params:{format: "text"}};
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
const err31 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
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
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_delivery_parameters = validate16;
const schema30 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"},"delivery_id":{"$ref":"document#/components/schemas/Id"}},"required":["id","delivery_id"],"additionalProperties":false};

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
if(data.delivery_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery_id"}};
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
if(!((key0 === "id") || (key0 === "delivery_id"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.text(data0);
if(data !== undefined){
data["id"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.delivery_id !== undefined){
let data1 = data.delivery_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["delivery_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/delivery_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/delivery_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_redeliver_parameters = validate17;
const schema33 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
const errorsBefore14 = errors;
for(const key0 in data){
if(errors - errorsBefore14 >= 100) break;
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
if(!(formats2(data0))){
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
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_redeliver_body = validate18;
const schema35 = {"$ref":"document#/components/schemas/WebhookRedeliver"};
const schema36 = {"type":"object","minProperties":1,"maxProperties":1,"properties":{"since":{"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]},"delivery_id":{"$ref":"document#/components/schemas/Id"}},"additionalProperties":false};

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
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const errorsBefore15 = errors;
for(const key0 in data){
if(errors - errorsBefore15 >= 100) break;
if(!((key0 === "since") || (key0 === "delivery_id"))){
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
if(data.since !== undefined){
let data0 = data.since;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.instant(data0);
if(data !== undefined){
data["since"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err3 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats6(data0))){
const err4 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"}};
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
const err5 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.delivery_id !== undefined){
let data1 = data.delivery_id;
if(typeof data1 === "string" && data1.length <= 1000){
data1 = readings.text(data1);
if(data !== undefined){
data["delivery_id"] = data1;
}
}
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err6 = {instancePath:instancePath+"/delivery_id",schemaPath:"document#/components/schemas/Id/format",keyword:"format",params:{format: "uuid"}};
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
const err7 = {instancePath:instancePath+"/delivery_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
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
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_rotateSecret_parameters = validate21;
const schema38 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
const errorsBefore16 = errors;
for(const key0 in data){
if(errors - errorsBefore16 >= 100) break;
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
if(!(formats2(data0))){
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhooks_test_parameters = validate22;
const schema40 = {"type":"object","properties":{"id":{"$ref":"document#/components/schemas/Id"}},"required":["id"],"additionalProperties":false};

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
const errorsBefore17 = errors;
for(const key0 in data){
if(errors - errorsBefore17 >= 100) break;
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
if(!(formats2(data0))){
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

