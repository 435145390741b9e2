import { normalized } from "../../base/contract/unicode.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";

/** Passwords that attackers try first. Only those with eight characters or more: shorter ones are rejected anyway. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword p@ssw0rd1 pa$$w0rd
  12345678 123456789 1234567890 12345678910 123123123 0123456789 0987654321 987654321 87654321 11111111 111111111 1111111111
  00000000 000000000 88888888 99999999 12341234 12344321 11223344 1122334455 123321123 147258369 159753456 789456123 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwertyuiop123 qwer1234 q1w2e3r4 q1w2e3r4t5 asdfghjkl asdfghjk asdf1234 zxcvbnm123 zxcvbnm1 1234qwer 123qweasd
  123qwe123 123456qwerty a1b2c3d4 abcd1234 abc12345 abc123456 abcdefgh abcdefghi abcdefg1 a12345678 a123456789 aa123456 aa12345678
  iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
  batman123 spiderman pokemon1 starwars starwars1 trustno1 whatever welcome1 welcome12 welcome123 welcome1! letmein1 letmein123
  admin123 admin1234 admin12345 administrator administrator1 changeme changeme1 changeme123 default1 secret123 temp1234
  test1234 test12345 testtest testing123 guest123 user1234 root1234 master123 computer computer1 internet internet1 samsung1
  michael1 jennifer jessica1 michelle danielle jordan23 charlie1 liverpool chelsea1 arsenal1 barcelona realmadrid juventus
  summer2023 summer2024 summer2025 summer2026 winter2023 winter2024 winter2025 winter2026 spring2025 autumn2025 monday123
  motdepasse motdepasse1 azertyui azertyuiop azerty12 azerty123 azerty1234 bonjour1 bonjour123 soleil123 marseille doudou123
  dragon12 dragon123 monkey123 shadow123 hello123 hello1234 helloworld freedom1 ncc1701d mustang1 corvette maverick yankees1
  google123 facebook linkedin lovely123 killer123 flower123 cookie123 cheese123 banana123 orange123 purple123 chocolate`.split(
    /\s+/,
  ),
);

/** Throws unprocessable if a password is among the most common ones. */
export function rejectCommonPassword(password: string, path: string): void {
  if (COMMON.has(normalized(password, "NFC").toLowerCase())) throw unprocessable([{ path, code: "common_password" }]);
}
