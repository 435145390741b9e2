import type { EmailTemplatesService, Schemas } from "../../../../generated/services.js";
import type { Caller } from "../../../base/contract/caller.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import type { ResourceService } from "../../../base/records/resource/resource-service.ts";
import type { Store } from "../../../base/store/store.ts";
import { normalizeTranslations } from "../rules/template-texts.ts";
import {
  type PreviewDeps,
  previewContext,
  type PreviewedTemplate,
  previewTemplate,
  type PreviewTarget,
} from "./preview.ts";

/** Adds the previews to the operations that follow from the contract. */
export function emailTemplatesService(
  deps: PreviewDeps & { readonly store: Store },
  resource: ResourceService<Schemas["EmailTemplate"]>,
): EmailTemplatesService & typeof resource {
  const { store } = deps;
  const preview = async (
    caller: Caller,
    target: PreviewTarget,
    template: PreviewedTemplate,
  ): Promise<Schemas["EmailPreview"]> => {
    const context = await previewContext({ ...deps, tx: store }, caller, target);
    return await previewTemplate(deps, caller, { context, template });
  };
  return {
    ...resource,
    preview(caller, { translations, kind = "marketing", own_variables = [], template_values, ...target }) {
      const texts = { translations: normalizeTranslations(translations), kind, own_variables, template_values };
      return preview(caller, target, { version: null, ...texts });
    },
    async previewSaved(caller, { id, template_values, ...target }) {
      const template = requireRecord(await store.resources.email_template.get(caller.organization.id, id));
      return await preview(caller, target, { ...template, template_values });
    },
  };
}
