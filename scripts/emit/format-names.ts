/** All formats in src/base/contract/formats.ts; the emitter adds `zoned` to times. */
export const formats: readonly string[] = [
  ...[
    "uuid",
    "email",
    "phone",
    "date",
    "date-time",
    "time",
    "uri",
    "timezone",
    "currency",
    "country",
    "hostname",
    "ip",
    "ipv4",
    "ipv6",
    "cidr",
    "ip-range",
  ],
  ...["text", "multiline", "password", "binary", "zoned", "int32", "int64", "float", "double"],
];
