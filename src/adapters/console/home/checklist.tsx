import { Link } from "wouter";
import { Icon } from "../shell/icons.tsx";
import { usePageTexts } from "../texts/page-texts.ts";
import { fill } from "../texts/texts.tsx";
import type { Step } from "./first-steps.ts";
import { texts as pageTexts } from "./texts.ts";

interface ChecklistProps {
  readonly steps: readonly Step[];
  readonly onHide: () => void;
}

/** The first steps of an organization, with what is already done. */
export function Checklist({ steps, onHide }: ChecklistProps) {
  const texts = usePageTexts(pageTexts);
  const done = steps.filter((step) => step.done).length;
  const progress = fill(texts.progress, { done, total: steps.length });
  return (
    <section className="checklist">
      <header className="row">
        <h2>{texts.stepsTitle}</h2>
        <button type="button" onClick={onHide}>
          {texts.hide}
        </button>
      </header>
      <p className="quiet">{done === steps.length ? texts.complete : texts.stepsAbout}</p>
      <p className="row">
        <progress value={done} max={steps.length} aria-label={texts.stepsTitle} /> <span>{progress}</span>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.name} className={step.done ? "done" : undefined}>
            <span className="mark">{step.done && <Icon name="done" />}</span>
            <StepLink step={step}>{texts.steps[step.name]}</StepLink>
            {step.done && <span className="quiet">{texts.stepDone}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepLink({ step, children }: { readonly step: Step; readonly children: string }) {
  if (step.internal) return <Link href={step.href}>{children}</Link>;
  return (
    <a href={step.href} onClick={step.onFollow}>
      {children}
    </a>
  );
}
