import {
  type ResourceRecords,
  resources,
  type ResourceServices,
  type ResourceType,
} from "../../generated/resources.js";
import type { Services } from "../../generated/services.js";
import { type ResourceDeps, type ResourceService, resourceService } from "../base/records/resource/resource-service.ts";
import type { AllResourceRules, ResourceRules, RuledResource } from "../base/records/resource/rules.ts";
import { formRules, formSubmissionRules } from "../features/forms/forms.ts";
import { lineItemRules, productRules } from "../features/opportunities/line-items.ts";
import { emailTemplateRules } from "../features/email/templates.ts";
import { noteRules, taskRules } from "../features/tasks/tasks.ts";
import { topicRules } from "../features/email/subscriptions.ts";

/** The rules of resources that the contract does not express. */
const RULES: AllResourceRules = {
  email_template: emailTemplateRules,
  form: formRules,
  form_submission: formSubmissionRules,
  line_item: lineItemRules,
  note: noteRules,
  product: productRules,
  task: taskRules,
  topic: topicRules,
};

const rules: { readonly [Type in ResourceType]?: ResourceRules<ResourceRecords[Type]> } = RULES;

/** Returns a resource with its rules. */
export const ruledResource = <Type extends ResourceType>(type: Type): RuledResource<Type> => ({
  type,
  rules: rules[type] ?? {},
});

/** The record type whose operations are in a group. */
type TypeOf<Group extends keyof Services> = {
  [Type in ResourceType]: Services[Group] extends ResourceServices[Type]
    ? ResourceServices[Type] extends Services[Group]
      ? Type
      : never
    : never;
}[ResourceType];

/** The operations that follow from the contract, by group. */
type GeneratedServices = {
  readonly [Group in keyof Services as [TypeOf<Group>] extends [never] ? never : Group]: ResourceService<
    ResourceRecords[TypeOf<Group>]
  >;
};

/** Returns the service of a resource. */
export const serviceOf = <Type extends ResourceType>(
  deps: ResourceDeps,
  type: Type,
): ResourceService<ResourceRecords[Type]> => resourceService(deps, ruledResource(type));

/** Implements the operations of all resources; operations that are written by hand are added or replaced. */
export function resourceServices(deps: ResourceDeps): GeneratedServices {
  const types = Object.keys(resources) as ResourceType[];
  const services = types.map((type) => [resources[type].group, serviceOf(deps, type)] as const);
  // In a loop, the compiler relates no type to its group: `resources` and the types are generated from the same contract.
  // oxlint-disable-next-line house/double-assertion
  return Object.fromEntries(services) as unknown as GeneratedServices;
}
