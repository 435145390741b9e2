import{Ct as e,D as t}from"./data-C-NF7O3K.js";var n=`AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD
  CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF
  GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD
  MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR
  RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX
  USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XCD XCG XDR XOF XPF XSU XUA YER ZAR ZMW ZWG ZWL`,r=`AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA
  CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD
  GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI
  KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY
  MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG
  SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE
  VG VI VN VU WF WS XK YE YT ZA ZM ZW`,i=e=>new Set(e.split(/\s+/)),a=i(n),o=i(r),s=e(),c=e=>e===`fr`?`fr`:`en`;function l(){return(0,s.jsxs)(s.Fragment,{children:[(0,s.jsx)(`option`,{value:`en`,lang:`en`,children:`English`}),(0,s.jsx)(`option`,{value:`fr`,lang:`fr`,children:`Français`})]})}function u(){return(0,s.jsx)(f,{codes:a,type:`currency`})}function d(){return(0,s.jsx)(f,{codes:o,type:`region`})}function f({codes:e,type:n}){let{locale:r}=t(),i=new Intl.DisplayNames(r,{type:n});return[...e].map(e=>[e,i.of(e)??e]).sort(([,e],[,t])=>e.localeCompare(t,r)).map(([e,t])=>(0,s.jsx)(`option`,{value:e,children:n===`currency`?`${t} (${e})`:t},e))}export{c as i,u as n,l as r,d as t};