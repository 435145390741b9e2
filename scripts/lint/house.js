import { doubleAssertion } from "./double-assertion.js";
import { normalization } from "./normalization.js";
import { testTitles } from "./test-titles.js";
import { wholeLiterals } from "./whole-literals.js";

/** Our own lint rules, which `oxlint.config.ts` names `house/…`. */
export default {
  meta: { name: "house" },
  rules: {
    "double-assertion": doubleAssertion,
    normalization,
    "test-titles": testTitles,
    "whole-literals": wholeLiterals,
  },
};
