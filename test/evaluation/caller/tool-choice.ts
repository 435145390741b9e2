import type { Goal } from "../intent.ts";
import type { ListedTool } from "./connection.ts";
import { askingFor, tokens } from "./language.ts";

/** A word in the name of a tool says more about it than one in its description. */
const WEIGHTS = { name: 4, title: 3, description: 1 };

/** Returns the tools in the order in which their definitions fit a goal. */
export function toolsFor(goal: Goal, tools: readonly ListedTool[]): ListedTool[] {
  const wanted = tokens(askingFor(goal));
  const texts = textsByTool(tools);
  const known = new Map([...texts].map(([name, text]) => [name, new Set(tokens(text))]));
  const rarity = (word: string): number => {
    const count = [...known.values()].filter((words) => words.has(word)).length;
    return count === 0 ? 0 : Math.log(1 + tools.length / count);
  };
  const fit = ({ name, title = "" }: ListedTool): number => {
    const places: [number, ReadonlySet<string>][] = [
      [WEIGHTS.name, new Set(tokens(name.replaceAll("_", " ")))],
      [WEIGHTS.title, new Set(tokens(title))],
      [WEIGHTS.description, known.get(name) ?? new Set()],
    ];
    const found = (word: string): number =>
      Math.max(...places.map(([weight, words]) => (words.has(word) ? weight : 0)));
    return wanted.reduce((sum, word) => sum + rarity(word) * found(word), 0);
  };
  return tools.toSorted((left, right) => fit(right) - fit(left));
}

/** Returns the texts about each tool. "Use search_crm to find a record by name" is about search_crm, wherever it is. */
function textsByTool(tools: readonly ListedTool[]): Map<string, string> {
  const texts = new Map(tools.map(({ name, title = "" }) => [name, `${name.replaceAll("_", " ")} ${title}`]));
  for (const { name, description } of tools) {
    for (const clause of description.split(/[.;,] /)) {
      const others = tools.filter((other) => other.name !== name && clause.includes(other.name));
      for (const about of others.length > 0 ? others : [{ name }]) {
        texts.set(about.name, `${texts.get(about.name) ?? ""} ${clause}`);
      }
    }
  }
  return texts;
}

/** Returns the tool whose result an argument takes its value from, according to the definitions. */
export function sourceOf(argument: string, tool: ListedTool, tools: readonly ListedTool[]): ListedTool | undefined {
  const described = tool.inputSchema.properties?.[argument]?.description ?? "";
  const sentences = tool.description.split(". ").filter((sentence) => new RegExp(`\\b${argument}\\b`).test(sentence));
  const said = [described, ...sentences].join(" ");
  return tools.find(({ name }) => name !== tool.name && said.includes(name));
}

/** Whether a tool's definition asks to read a record before this kind of record is changed. */
export function asksToRead({ description }: ListedTool): boolean {
  return description.split(". ").some((sentence) => /^read\b.*\b(first|before)\b/i.test(sentence));
}

/** Whether a tool's definition asks to search before a record of this kind is created. */
export function asksToSearch({ description }: ListedTool, kind: string): boolean {
  return description.split(". ").some((sentence) => /^search first/i.test(sentence) && tokens(sentence).includes(kind));
}
