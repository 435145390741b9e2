/** Returns the purpose of a form's tokens: a token of one form is not accepted by another. */
export const purposeOf = ({
  organization_slug,
  form_slug,
}: {
  readonly organization_slug: string;
  readonly form_slug: string;
}): string => `form:${organization_slug}/${form_slug}`;
