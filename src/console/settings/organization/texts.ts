import { pageTexts } from "../../texts/page-texts.ts";
import { fr } from "./texts-fr.ts";

const en = {
  title: "Organization",
  about: "The name, the defaults and the appearance of your organization. Changes apply to all members.",
  readOnly: "Only members with the permission to manage the organization can change these settings.",
  general: "General",
  name: "Name",
  nameHelp: "Shown to members and in e-mails.",
  locale: "Default language",
  localeHelp: "For new members, e-mails and public pages. Each member can choose another language in their profile.",
  timezone: "Time zone",
  timezoneHelp: "For members who have not chosen a time zone.",
  country: "Default country",
  countryHelp: "The country of phone numbers that are entered without a country code.",
  noCountry: "None: such phone numbers are rejected",
  currency: "Currency",
  currencyHelp: "For new opportunities and products.",
  maxFile: "Largest file, in MB",
  maxFileHelp: "From 1 to 100. Files that are already stored stay.",
  branding: {
    title: "Branding",
    about:
      "The appearance of booking pages, forms, unsubscribe pages and other pages that are shown to people outside.",
    displayName: "Public name",
    displayNameHelp: "Leave it empty to show the name of the organization.",
    logo: "Logo",
    logoHelp: "PNG, JPEG or WebP, at most 64 kB.",
    logoAlt: "The logo",
    logoChoose: "Choose an image",
    logoRemove: "Remove the logo",
    logoType: "This file is not a PNG, JPEG or WebP image. Choose another one.",
    logoSize: "The image has {size} kB, but at most 64 kB are possible. Make it smaller, then choose it again.",
    colour: "Accent color",
    colourHelp:
      "For links and buttons, as # and six hexadecimal digits, for example #1a6b4f. Leave it empty for the standard color.",
    colourPick: "Pick a color",
    preview: "Preview",
    light: "Light pages",
    dark: "Dark pages",
    sampleLink: "A link",
    sampleButton: "A button",
    contrast: "Contrast {ratio} : 1",
    asChosen: "As chosen.",
    adapted: "Too little contrast here, so the pages use {colour}.",
  },
  publishing: {
    title: "Websites and e-mail",
    about: "Where your booking page and forms can be embedded, and what marketing e-mails contain and record.",
    origins: "Websites that may embed your pages",
    originsHelp: "One address per line, for example https://www.acme.example. Without any, no website can embed them.",
    address: "Postal address",
    addressHelp:
      "Printed below each marketing message, because many countries require it. Without it, only the name is printed.",
    tracking: "Tracking in campaign messages",
    opens: "Record opens",
    opensHelp: "With an invisible image.",
    clicks: "Record clicks",
    clicksHelp: "Links are redirected through this service. The link to unsubscribe is not.",
    trackingValue: { none: "none", opens: "opens", clicks: "clicks", both: "opens and clicks" },
  },
  facts: {
    title: "Plan and limits",
    about: "These values are set by the operator of the service. Contact the operator to change them.",
    plan: "Plan",
    plans: {
      free: "Free: without API keys and provisioning (SCIM)",
      professional: "Professional",
      enterprise: "Enterprise",
    },
    region: "Region of the data",
    regionHelp: "the data is stored there and does not move",
    slug: "Short name",
    created: "Created",
    quotas: "Limits",
    quotaNames: {
      webhooks: "Webhooks",
      custom_fields_per_type: "Custom fields of each record type",
      busy_feeds_per_member: "Calendar feeds of each member",
      line_items_per_opportunity: "Line items of each opportunity",
      views_per_member: "Views of each member",
      files: "Files",
      file_bytes: "Size of all files",
      topics: "Topics of marketing e-mail",
      forms: "Web forms",
    },
  },
  deletion: {
    title: "Delete the organization",
    about:
      "All data of the organization is deleted 14 days after the request. Until then it works as before, and an owner can cancel. All owners are notified by e-mail.",
    ownersOnly: "Only an owner can request or cancel the deletion.",
    request: "Delete the organization",
    confirm:
      "Contacts, opportunities, e-mails, files and all other records of {members} {members|member|members} are deleted for ever on the day after the waiting time. Export what you want to keep.",
    name: "Name of the organization",
    nameHelp: "To confirm, enter “{name}”.",
    requested: "The organization is deleted on {date}. {name} requested this.",
    cancel: "Cancel the deletion",
    cancelled: "The deletion is canceled.",
    done: "The deletion is requested.",
  },
};

/** The texts of the page in one language. */
export type OrganizationTexts = typeof en;

/** The texts of the page. */
export const texts = pageTexts(en, fr);
