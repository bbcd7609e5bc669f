/** Passwords of eight or more characters that lead every published list of leaked ones, lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd password1 password12 password123 password1234 12345678 123456789 1234567890
  123123123 12341234 11111111 00000000 87654321 987654321 0987654321 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx zxcvbnm1 asdfghjk asdfghjkl asdf1234 abcd1234 abcdefgh abcdefg1
  a1b2c3d4 aa123456 abc12345 iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1
  baseball baseball1 basketball superman superman1 batman123 trustno1 whatever whatever1 starwars starwars1 welcome1
  welcome123 letmein1 letmein123 monkey123 dragon123 master123 shadow123 michael1 jennifer jordan23 computer computer1
  internet samsung1 changeme changeme1 default1 administrator admin123 admin1234 root1234 test1234 testtest guest123
  secret123 login123 hello123 hellohello freedom1 charlie1 mustang1 corvette mercedes liverpool chelsea1 arsenal1
  barcelona pokemon1 pokemon123 minecraft fortnite butterfly chocolate cheesecake lovelove loveyou1 babygirl babygirl1
  blink182 metallica slipknot nintendo playstation spiderman superstar snowball snoopy12 tigger12 ashley12 jessica1
  elizabeth christian michelle samantha danielle nicholas alexander password! qwerty!! summer2024 summer2025 winter2024
  winter2025 spring2025 autumn2025 wildin123 wildin1234 wildwild`.split(/\s+/),
);
