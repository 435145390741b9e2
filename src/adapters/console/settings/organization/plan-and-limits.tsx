import type { Organization } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useLanguage } from "../../texts/texts.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Time } from "../../ui/time.tsx";
import type { OrganizationProps } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

const GIB = 1_073_741_824;

/** The values that only the operator of the service can change. */
export function PlanAndLimits({ organization }: OrganizationProps) {
  const { facts: texts } = usePageTexts(pageTexts);
  const { plan, data_region: region, slug, created_at: created, quotas } = organization;
  const plans: Readonly<Record<string, string>> = texts.plans;
  return (
    <section>
      <h2>{texts.title}</h2>
      <p className="quiet">{texts.about}</p>
      <Facts
        facts={[
          [texts.plan, plans[plan] ?? plan],
          [texts.region, `${region.toUpperCase()} – ${texts.regionHelp}`],
          [texts.slug, <code key="slug">{slug}</code>],
          [texts.created, <Time key="created" at={created} />],
        ]}
      />
      <details>
        <summary>{texts.quotas}</summary>
        <Quotas quotas={quotas} />
      </details>
    </section>
  );
}

function Quotas({ quotas }: Pick<Organization, "quotas">) {
  const { quotaNames } = usePageTexts(pageTexts).facts;
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const bytes = new Intl.NumberFormat(locale, { style: "unit", unit: "gigabyte", maximumFractionDigits: 1 });
  const names: Readonly<Record<string, string>> = quotaNames;
  return (
    <Facts
      facts={Object.entries(quotas).map(([name, value]) => [
        names[name] ?? name,
        name.endsWith("_bytes") ? bytes.format(value / GIB) : number.format(value),
      ])}
    />
  );
}
