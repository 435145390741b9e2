// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const bookingPage_booking_parameters = validate0;
const schema0 = {"type":"object","properties":{"token":{"type":"string","maxLength":1000,"format":"text","reads":"text"}},"required":["token"],"additionalProperties":false};
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
const errorsBefore0 = errors;
for(const key0 in data){
if(errors - errorsBefore0 >= 100) break;
if(!(key0 === "token")){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string" && data0.length <= 5000){
data0 = readings.text(data0);
if(data !== undefined){
data["token"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 1000 && readings.isLonger(data0, 1000)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 1000).toWellFormed();
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_calendar_parameters = validate1;
const schema1 = {"type":"object","properties":{"token":{"type":"string","maxLength":1000,"format":"text","reads":"text"}},"required":["token"],"additionalProperties":false};

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
const errorsBefore1 = errors;
for(const key0 in data){
if(errors - errorsBefore1 >= 100) break;
if(!(key0 === "token")){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string" && data0.length <= 5000){
data0 = readings.text(data0);
if(data !== undefined){
data["token"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 1000 && readings.isLonger(data0, 1000)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 1000).toWellFormed();
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_cancel_parameters = validate2;
const schema2 = {"type":"object","properties":{"token":{"type":"string","maxLength":1000,"format":"text","reads":"text"}},"required":["token"],"additionalProperties":false};

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
const errorsBefore2 = errors;
for(const key0 in data){
if(errors - errorsBefore2 >= 100) break;
if(!(key0 === "token")){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string" && data0.length <= 5000){
data0 = readings.text(data0);
if(data !== undefined){
data["token"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 1000 && readings.isLonger(data0, 1000)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 1000).toWellFormed();
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_cancel_body = validate3;
const schema3 = {"$ref":"document#/components/schemas/BookingCancel"};
const schema5 = {"type":"object","properties":{"reason":{"$ref":"document#/components/schemas/ChangeReason"}},"additionalProperties":false};
const schema6 = {"type":["string","null"],"maxLength":500,"format":"multiline","reads":"multiline"};
const formats6 = formats.multiline;

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
const errorsBefore3 = errors;
for(const key0 in data){
if(errors - errorsBefore3 >= 100) break;
if(!(key0 === "reason")){
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
if(data.reason !== undefined){
let data0 = data.reason;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/reason",schemaPath:"document#/components/schemas/ChangeReason/type",keyword:"type",params:{type: schema6.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string" && data0.length <= 3000){
data0 = readings.multiline(data0);
if(data !== undefined){
data["reason"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 500 && readings.isLonger(data0, 500)){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"document#/components/schemas/ChangeReason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 500).toWellFormed();
}
if(!(formats6(data0))){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"document#/components/schemas/ChangeReason/format",keyword:"format",params:{format: "multiline"}};
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_confirm_parameters = validate7;
const schema7 = {"type":"object","properties":{"token":{"type":"string","maxLength":1000,"format":"text","reads":"text"}},"required":["token"],"additionalProperties":false};

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
const errorsBefore4 = errors;
for(const key0 in data){
if(errors - errorsBefore4 >= 100) break;
if(!(key0 === "token")){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string" && data0.length <= 5000){
data0 = readings.text(data0);
if(data !== undefined){
data["token"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 1000 && readings.isLonger(data0, 1000)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 1000).toWellFormed();
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
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
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_receipt_parameters = validate8;
const schema8 = {"type":"object","properties":{"token":{"type":"string","maxLength":1000,"format":"text","reads":"text"}},"required":["token"],"additionalProperties":false};

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
const errorsBefore5 = errors;
for(const key0 in data){
if(errors - errorsBefore5 >= 100) break;
if(!(key0 === "token")){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string" && data0.length <= 5000){
data0 = readings.text(data0);
if(data !== undefined){
data["token"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 1000 && readings.isLonger(data0, 1000)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 1000).toWellFormed();
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_reschedule_parameters = validate9;
const schema9 = {"type":"object","properties":{"token":{"type":"string","maxLength":1000,"format":"text","reads":"text"}},"required":["token"],"additionalProperties":false};

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
const errorsBefore6 = errors;
for(const key0 in data){
if(errors - errorsBefore6 >= 100) break;
if(!(key0 === "token")){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string" && data0.length <= 5000){
data0 = readings.text(data0);
if(data !== undefined){
data["token"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 1000 && readings.isLonger(data0, 1000)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 1000).toWellFormed();
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_reschedule_body = validate10;
const schema10 = {"$ref":"document#/components/schemas/BookingReschedule"};
const schema11 = {"type":"object","required":["start_at"],"properties":{"start_at":{"$ref":"document#/components/schemas/Timestamp"},"duration_minutes":{"$ref":"document#/components/schemas/EventMinutes"},"reason":{"$ref":"document#/components/schemas/ChangeReason"}},"additionalProperties":false};
const schema12 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const schema13 = {"type":"integer","minimum":5,"maximum":1440};
const formats14 = formats.zoned;
const formats16 = formats["date-time"];

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
const errorsBefore7 = errors;
for(const key0 in data){
if(errors - errorsBefore7 >= 100) break;
if(!(((key0 === "start_at") || (key0 === "duration_minutes")) || (key0 === "reason"))){
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
if(data.start_at !== undefined){
let data0 = data.start_at;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.instant(data0);
if(data !== undefined){
data["start_at"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats14(data0))){
const err2 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(!(formats16(data0))){
const err3 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err4 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.duration_minutes !== undefined){
let data1 = data.duration_minutes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1440 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 5 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"document#/components/schemas/ChangeReason/type",keyword:"type",params:{type: schema6.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string" && data2.length <= 3000){
data2 = readings.multiline(data2);
if(data !== undefined){
data["reason"] = data2;
}
}
if(typeof data2 === "string"){
if(data2.length > 500 && readings.isLonger(data2, 500)){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"document#/components/schemas/ChangeReason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
data2 = data2.slice(0, 500).toWellFormed();
}
if(!(formats6(data2))){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"document#/components/schemas/ChangeReason/format",keyword:"format",params:{format: "multiline"}};
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

export const bookingPage_respond_parameters = validate13;
const schema15 = {"type":"object","properties":{"token":{"type":"string","maxLength":1000,"format":"text","reads":"text"}},"required":["token"],"additionalProperties":false};

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
const errorsBefore8 = errors;
for(const key0 in data){
if(errors - errorsBefore8 >= 100) break;
if(!(key0 === "token")){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string" && data0.length <= 5000){
data0 = readings.text(data0);
if(data !== undefined){
data["token"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 1000 && readings.isLonger(data0, 1000)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 1000).toWellFormed();
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
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
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_respond_body = validate14;
const schema16 = {"$ref":"document#/components/schemas/BookingResponse"};
const schema17 = {"type":"object","required":["response"],"properties":{"response":{"type":"string","enum":["accepted","declined","tentative"],"reads":{"choice":["accepted","declined","tentative"]}}},"additionalProperties":false};

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
if(data.response === undefined){
const err0 = {instancePath,schemaPath:"document#/components/schemas/BookingResponse/required",keyword:"required",params:{missingProperty: "response"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const errorsBefore9 = errors;
for(const key0 in data){
if(errors - errorsBefore9 >= 100) break;
if(!(key0 === "response")){
const err1 = {instancePath,schemaPath:"document#/components/schemas/BookingResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.response !== undefined){
let data0 = data.response;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/response",schemaPath:"document#/components/schemas/BookingResponse/properties/response/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
data0 = readings.choice(data0, schema17.properties.response.reads.choice);
if(data !== undefined){
data["response"] = data0;
}
}
if(!(((data0 === "accepted") || (data0 === "declined")) || (data0 === "tentative"))){
const err3 = {instancePath:instancePath+"/response",schemaPath:"document#/components/schemas/BookingResponse/properties/response/enum",keyword:"enum",params:{allowedValues: schema17.properties.response.enum}};
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
const err4 = {instancePath,schemaPath:"document#/components/schemas/BookingResponse/type",keyword:"type",params:{type: "object"}};
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

export const bookingPage_newSlots_parameters = validate15;
const schema18 = {"type":"object","properties":{"token":{"type":"string","maxLength":1000,"format":"text","reads":"text"},"from":{"$ref":"document#/components/schemas/Timestamp"},"to":{"$ref":"document#/components/schemas/Timestamp"},"timezone":{"$ref":"document#/components/schemas/Timezone"},"duration_minutes":{"$ref":"document#/components/schemas/EventMinutes"}},"required":["token","from","to"],"additionalProperties":false};
const schema21 = {"type":"string","format":"timezone","maxLength":100,"reads":"text"};
const formats32 = formats.timezone;

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
const errorsBefore10 = errors;
for(const key0 in data){
if(errors - errorsBefore10 >= 100) break;
if(!(((((key0 === "token") || (key0 === "from")) || (key0 === "to")) || (key0 === "timezone")) || (key0 === "duration_minutes"))){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string" && data0.length <= 5000){
data0 = readings.text(data0);
if(data !== undefined){
data["token"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 1000 && readings.isLonger(data0, 1000)){
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
data0 = data0.slice(0, 1000).toWellFormed();
}
if(!(formats0(data0))){
const err5 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/format",keyword:"format",params:{format: "text"}};
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
const err6 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
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
if(!(formats14(data1))){
const err7 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats16(data1))){
const err8 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err9 = {instancePath:instancePath+"/from",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
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
if(!(formats14(data2))){
const err10 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats16(data2))){
const err11 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err12 = {instancePath:instancePath+"/to",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
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
const err13 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
data3 = data3.slice(0, 100).toWellFormed();
}
if(!(formats32(data3))){
const err14 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"}};
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
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"document#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/type",keyword:"type",params:{type: "integer"}};
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
const err17 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 5 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/duration_minutes",schemaPath:"document#/components/schemas/EventMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_eventTypes_parameters = validate16;
const schema23 = {"type":"object","properties":{"booking_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"}},"required":["booking_slug"],"additionalProperties":false};

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
if(data.booking_slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "booking_slug"}};
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
if(!(key0 === "booking_slug")){
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
if(data.booking_slug !== undefined){
let data0 = data.booking_slug;
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["booking_slug"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err2 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
data0 = data0.slice(0, 100).toWellFormed();
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/format",keyword:"format",params:{format: "text"}};
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
const err4 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/type",keyword:"type",params:{type: "string"}};
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_get_parameters = validate17;
const schema24 = {"type":"object","properties":{"booking_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"},"event_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"}},"required":["booking_slug","event_slug"],"additionalProperties":false};

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
if(data.booking_slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "booking_slug"}};
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
const errorsBefore12 = errors;
for(const key0 in data){
if(errors - errorsBefore12 >= 100) break;
if(!((key0 === "booking_slug") || (key0 === "event_slug"))){
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
if(data.booking_slug !== undefined){
let data0 = data.booking_slug;
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["booking_slug"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err3 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err4 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/type",keyword:"type",params:{type: "string"}};
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
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_book_parameters = validate18;
const schema25 = {"type":"object","properties":{"booking_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"},"event_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"}},"required":["booking_slug","event_slug"],"additionalProperties":false};

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
if(data.booking_slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "booking_slug"}};
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
const errorsBefore13 = errors;
for(const key0 in data){
if(errors - errorsBefore13 >= 100) break;
if(!((key0 === "booking_slug") || (key0 === "event_slug"))){
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
if(data.booking_slug !== undefined){
let data0 = data.booking_slug;
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["booking_slug"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err3 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err4 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/format",keyword:"format",params:{format: "text"}};
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
const err5 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/type",keyword:"type",params:{type: "string"}};
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
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_book_body = validate19;
const schema26 = {"$ref":"document#/components/schemas/BookingRequest"};
const schema27 = {"type":"object","required":["start_at","invitee"],"properties":{"start_at":{"$ref":"document#/components/schemas/Timestamp"},"duration_minutes":{"$ref":"document#/components/schemas/EventMinutes"},"invitee":{"$ref":"document#/components/schemas/BookingVisitor"},"guests":{"type":"array","maxItems":20,"items":{"$ref":"document#/components/schemas/EventGuest"}},"answers":{"$ref":"document#/components/schemas/EventAnswers"}},"additionalProperties":false};
const schema34 = {"type":"object","maxProperties":20,"additionalProperties":{"type":["string","number","boolean","array","null"],"maxLength":10000,"maxItems":50,"items":{"type":"string","maxLength":100,"format":"text","reads":"text"},"format":"multiline","reads":"multiline"},"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,49}$"}};
const schema30 = {"type":"object","required":["name","email"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"format":"text","reads":"text"},"email":{"$ref":"document#/components/schemas/Email"},"phone":{"type":["string","null"],"format":"phone","maxLength":50,"reads":"text"},"timezone":{"type":["string","null"],"format":"timezone","maxLength":100,"reads":"text"},"locale":{"type":["string","null"],"enum":["en","fr",null],"reads":{"choice":["en","fr",null]}}},"additionalProperties":false};
const schema31 = {"type":"string","format":"email","maxLength":254,"reads":"email"};
const formats50 = formats.email;
const formats52 = formats.phone;

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
const errorsBefore14 = errors;
for(const key0 in data){
if(errors - errorsBefore14 >= 100) break;
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
if(!(formats50(data1))){
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
const err10 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema30.properties.phone.type}};
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
if(!(formats52(data2))){
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
const err13 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema30.properties.timezone.type}};
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
if(!(formats32(data3))){
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
const err16 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema30.properties.locale.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
data4 = readings.choice(data4, schema30.properties.locale.reads.choice);
if(data !== undefined){
data["locale"] = data4;
}
}
if(!(((data4 === "en") || (data4 === "fr")) || (data4 === null))){
const err17 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema30.properties.locale.enum}};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"object","required":["email"],"properties":{"email":{"$ref":"document#/components/schemas/Email"},"name":{"type":["string","null"],"maxLength":200,"format":"text","reads":"text"}},"additionalProperties":false};

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
const errorsBefore15 = errors;
for(const key0 in data){
if(errors - errorsBefore15 >= 100) break;
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
if(!(formats50(data0))){
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema32.properties.name.type}};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^[a-z][a-z0-9_]{0,49}$", "u");

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
const errorsBefore16 = errors;
for(const key0 in data){
if(errors - errorsBefore16 >= 100) break;
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
if(!(formats14(data0))){
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
if(!(formats16(data0))){
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
if(!(validate21(data.invitee, {instancePath:instancePath+"/invitee",parentData:data,parentDataProperty:"invitee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
const errorsBefore17 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - errorsBefore17 >= 100) break;
if(!(validate23(data3[i0], {instancePath:instancePath+"/guests/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
const errorsBefore18 = errors;
for(const key1 in data5){
if(errors - errorsBefore18 >= 100) break;
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
const errorsBefore19 = errors;
for(const key2 in data5){
if(errors - errorsBefore19 >= 100) break;
let data6 = data5[key2];
if(((((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")) && (!(Array.isArray(data6)))) && (data6 !== null)){
const err14 = {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/EventAnswers/additionalProperties/type",keyword:"type",params:{type: schema34.additionalProperties.type}};
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
if(!(formats6(data6))){
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
const errorsBefore20 = errors;
for(let i1=0; i1<len1; i1++){
if(errors - errorsBefore20 >= 100) break;
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bookingPage_slots_parameters = validate26;
const schema35 = {"type":"object","properties":{"booking_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"},"event_slug":{"type":"string","maxLength":100,"format":"text","reads":"text"},"from":{"$ref":"document#/components/schemas/Timestamp"},"to":{"$ref":"document#/components/schemas/Timestamp"},"timezone":{"$ref":"document#/components/schemas/Timezone"},"duration_minutes":{"$ref":"document#/components/schemas/EventMinutes"}},"required":["booking_slug","event_slug","from","to"],"additionalProperties":false};

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
if(data.booking_slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "booking_slug"}};
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
const errorsBefore21 = errors;
for(const key0 in data){
if(errors - errorsBefore21 >= 100) break;
if(!((((((key0 === "booking_slug") || (key0 === "event_slug")) || (key0 === "from")) || (key0 === "to")) || (key0 === "timezone")) || (key0 === "duration_minutes"))){
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
if(data.booking_slug !== undefined){
let data0 = data.booking_slug;
if(typeof data0 === "string" && data0.length <= 1400){
data0 = readings.text(data0);
if(data !== undefined){
data["booking_slug"] = data0;
}
}
if(typeof data0 === "string"){
if(data0.length > 100 && readings.isLonger(data0, 100)){
const err5 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err6 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/format",keyword:"format",params:{format: "text"}};
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
const err7 = {instancePath:instancePath+"/booking_slug",schemaPath:"#/properties/booking_slug/type",keyword:"type",params:{type: "string"}};
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
if(!(formats14(data2))){
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
if(!(formats16(data2))){
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
if(!(formats14(data3))){
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
if(!(formats16(data3))){
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
if(!(formats32(data4))){
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

