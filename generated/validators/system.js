// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import { formats } from "../../src/base/contract/formats.ts";
import { readings } from "../../src/base/contract/readings.ts";
export const system_openapi_parameters = validate0;
const schema0 = {"type":"object","properties":{},"required":[],"additionalProperties":false};
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate0.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){const errorsBefore0 = errors;for(const key0 in data){if(errors - errorsBefore0 >= 100) break;const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}
validate0.errors = vErrors;return errors === 0;}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
