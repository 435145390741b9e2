import { pageTexts } from "../../texts/page-texts.ts";
import { en } from "./texts-en.ts";
import { fr } from "./texts-fr.ts";

/** The texts of the page. */
export const texts = pageTexts(en, fr);
