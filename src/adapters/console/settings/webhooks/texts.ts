import { pageTexts } from "../../texts/page-texts.ts";
import { textsEn } from "./texts-en.ts";
import { textsFr } from "./texts-fr.ts";

/** The texts of the pages about webhooks. */
export const texts = pageTexts(textsEn, textsFr);
