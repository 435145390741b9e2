// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/contract/formats.ts";
import { readings } from "../../src/contract/readings.ts";
export const hostDecisions_get_parameters = validate0;
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

export const hostDecisions_confirm_parameters = validate1;
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

export const hostDecisions_confirm_body = validate2;
const schema2 = {"$ref":"document#/components/schemas/HostConfirmation"};
const schema4 = {"type":"object","properties":{"start_at":{"$ref":"document#/components/schemas/Timestamp"}},"additionalProperties":false};
const schema5 = {"type":"string","format":"date-time","reads":"instant","allOf":[{"format":"zoned"}]};
const formats4 = formats.zoned;
const formats6 = formats["date-time"];

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
const errorsBefore2 = errors;
for(const key0 in data){
if(errors - errorsBefore2 >= 100) break;
if(!(key0 === "start_at")){
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
if(data.start_at !== undefined){
let data0 = data.start_at;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.instant(data0);
if(data !== undefined){
data["start_at"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err1 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats6(data0))){
const err2 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err3 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
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

export const hostDecisions_decline_parameters = validate6;
const schema6 = {"type":"object","properties":{"token":{"type":"string","maxLength":1000,"format":"text","reads":"text"}},"required":["token"],"additionalProperties":false};

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
const errorsBefore3 = errors;
for(const key0 in data){
if(errors - errorsBefore3 >= 100) break;
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
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const hostDecisions_decline_body = validate7;
const schema7 = {"$ref":"document#/components/schemas/HostRefusal"};
const schema8 = {"type":"object","properties":{"start_at":{"$ref":"document#/components/schemas/Timestamp"},"reason":{"$ref":"document#/components/schemas/ChangeReason"}},"additionalProperties":false};
const schema10 = {"type":["string","null"],"maxLength":500,"format":"multiline","reads":"multiline"};
const formats14 = formats.multiline;

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
const errorsBefore4 = errors;
for(const key0 in data){
if(errors - errorsBefore4 >= 100) break;
if(!((key0 === "start_at") || (key0 === "reason"))){
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
if(data.start_at !== undefined){
let data0 = data.start_at;
if(typeof data0 === "string" && data0.length <= 1000){
data0 = readings.instant(data0);
if(data !== undefined){
data["start_at"] = data0;
}
}
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err1 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/allOf/0/format",keyword:"format",params:{format: "zoned"}};
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
if(!(formats6(data0))){
const err2 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err3 = {instancePath:instancePath+"/start_at",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"}};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"document#/components/schemas/ChangeReason/type",keyword:"type",params:{type: schema10.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string" && data1.length <= 3000){
data1 = readings.multiline(data1);
if(data !== undefined){
data["reason"] = data1;
}
}
if(typeof data1 === "string"){
if(data1.length > 500 && readings.isLonger(data1, 500)){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"document#/components/schemas/ChangeReason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
data1 = data1.slice(0, 500).toWellFormed();
}
if(!(formats14(data1))){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"document#/components/schemas/ChangeReason/format",keyword:"format",params:{format: "multiline"}};
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

