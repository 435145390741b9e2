import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import type { RulesOf } from "../../../base/records/resource/rules.ts";
import {
  availableLocale,
  normalizeTranslations,
  ownVariableProblems,
  textProblems,
  usedVariables,
} from "../rules/template-texts.ts";

/** The rules of e-mail templates: their texts can be rendered for every recipient. */
export const emailTemplateRules: RulesOf<"email_template"> = {
  read: (values) =>
    values.translations ? { ...values, translations: normalizeTranslations(values.translations) } : values,
  derive: (_, { after }) => ({ used_variables: usedVariables(after.translations) }),
  check(_, { after: { translations, kind, own_variables: own } }) {
    const missing: Detail[] =
      availableLocale(translations, []) === null ? [{ path: "/translations", code: "no_translation" }] : [];
    const details = [...missing, ...ownVariableProblems(own, kind), ...textProblems(translations, own)];
    if (details.length > 0) throw unprocessable(details.slice(0, 20));
  },
};
