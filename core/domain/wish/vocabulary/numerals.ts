import type { Locale } from '#i18n/locales.ts'

/**
 * Words of numbers by what they are worth: ones, tens and hundreds. `hundred`, `thousand`: what the number before them is multiplied by. `and`: what may
 * stand between. `isJoined`: numbers are written in one word. `isOnesFirst`: ones stand before tens (five and twenty). `prefixes`: letters written in front.
 */
export type Numerals = {
  values: Readonly<Record<string, number>>
  hundred: readonly string[]
  thousand: readonly string[]
  and: readonly string[]
  isJoined?: boolean
  isOnesFirst?: boolean
  prefixes?: RegExp
}

export const NUMERALS: Readonly<Partial<Record<Locale, Numerals>>> = {
  en: {
    values: {
      ...counted(1, 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
      ...counted(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
      fourty: 40,
    },
    hundred: ['hundred'],
    thousand: ['thousand'],
    and: ['and'],
  },
  de: {
    values: {
      ...counted(1, 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'),
      ...counted(20, 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 10),
      eins: 1,
    },
    hundred: ['hundert'],
    thousand: ['tausend'],
    and: ['und'],
    isJoined: true,
    isOnesFirst: true,
  },
  nl: {
    values: {
      ...counted(1, 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'),
      ...counted(20, 'twintig dertig veertig vijftig zestig zeventig tachtig negentig', 10),
    },
    hundred: ['honderd'],
    thousand: ['duizend'],
    and: ['en'],
    isJoined: true,
    isOnesFirst: true,
  },
  es: {
    values: {
      ...counted(1, 'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'),
      ...counted(21, 'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta'),
      ...counted(40, 'cuarenta cincuenta sesenta setenta ochenta noventa', 10),
      ...counted(100, 'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos', 100),
      uno: 1,
      veintiún: 21,
      ciento: 100,
    },
    hundred: [],
    thousand: ['mil'],
    and: ['y'],
  },
  pt: {
    values: {
      ...counted(1, 'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'),
      ...counted(20, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa', 10),
      ...counted(100, 'cem duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos', 100),
      cento: 100,
      dezasseis: 16,
      dezassete: 17,
      dezanove: 19,
      quatorze: 14,
      duzentas: 200,
      trezentas: 300,
    },
    hundred: [],
    thousand: ['mil'],
    and: ['e'],
  },
  fr: {
    values: {
      ...counted(1, 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
      ...counted(20, 'vingt trente quarante cinquante soixante', 10),
      vingts: 20,
      septante: 70,
      huitante: 80,
      nonante: 90,
    },
    hundred: ['cent', 'cents'],
    thousand: ['mille'],
    and: ['et'],
  },
  it: {
    values: {
      ...counted(1, 'un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'),
      ...counted(20, 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta', 10),
      ...counted(20, 'vent trent quarant cinquant sessant settant ottant novant', 10),
      uno: 1,
    },
    hundred: ['cento'],
    thousand: ['mila', 'mille'],
    and: ['e'],
    isJoined: true,
  },
  ru: {
    values: {
      ...counted(1, 'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать'),
      ...counted(17, 'семнадцать восемнадцать девятнадцать двадцать'),
      ...counted(1, 'одной двух трех четырех пяти шести семи восьми девяти десяти одиннадцати двенадцати тринадцати четырнадцати пятнадцати шестнадцати'),
      ...counted(17, 'семнадцати восемнадцати девятнадцати двадцати'),
      ...counted(30, 'тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто сто', 10),
      ...counted(30, 'тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста ста', 10),
      ...counted(200, 'двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот', 100),
      ...counted(200, 'двухсот трехсот четырехсот пятисот шестисот семисот восьмисот девятисот', 100),
      одна: 1,
      две: 2,
    },
    hundred: [],
    thousand: ['тысяча', 'тысячи', 'тысяч', 'тысячу', 'тыс'],
    and: [],
  },
  ar: {
    values: {
      ...counted(1, 'واحد اثنين ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة عشرة'),
      ...counted(3, 'ثلاث اربع خمس ست سبع ثمان تسع عشر'),
      ...counted(11, 'احدعش اثنعش ثلطعش اربعطعش خمسطعش ستطعش سبعطعش ثمنطعش تسعطعش عشرين'),
      ...counted(30, 'ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين مئة', 10),
      ...counted(20, 'عشرون ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون مائة', 10),
      ...counted(200, 'مئتين ثلاثمئة اربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة', 100),
      ...counted(200, 'مئتان ثلاثمائة اربعمائة خمسمائة ستمائة سبعمائة ثمانمائة تسعمائة', 100),
      ...counted(200, 'ميتين ثلاثمية اربعمية خمسمية ستمية سبعمية ثمانمية تسعمية', 100),
      مية: 100,
      ميه: 100,
      مائتين: 200,
      مائتا: 200,
      احد: 1,
      اثنا: 2,
      اثني: 2,
      خمسميه: 500,
    },
    hundred: [],
    thousand: ['الف', 'الاف', 'آلاف', 'ألفا'],
    and: ['و'],
    isOnesFirst: true,
    prefixes: /^[وبل](?=\p{sc=Arabic}{3})/u,
  },
  ur: {
    values: {
      ...counted(1, 'ایک دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس اکیس بائیس تئیس چوبیس پچیس چھبیس ستائیس'),
      ...counted(28, 'اٹھائیس انتیس تیس اکتیس بتیس تینتیس چونتیس پینتیس چھتیس سینتیس اڑتیس انتالیس چالیس اکتالیس بیالیس تینتالیس چوالیس پینتالیس'),
      ...counted(46, 'چھیالیس سینتالیس اڑتالیس انچاس پچاس اکیاون باون ترپن چون پچپن چھپن ستاون اٹھاون انسٹھ ساٹھ'),
      ...counted(65, 'پینسٹھ ستر پچھتر اسی پچاسی نوے پچانوے', 5),
      ...counted(10, 'das bees tees chalis pachas saath sattar assi nabbe', 10),
      ڈیڑھ: 1.5,
      ڈھائی: 2.5,
      pandrah: 15,
      pandra: 15,
      pachees: 25,
      pachis: 25,
    },
    hundred: ['سو', 'sau'],
    thousand: ['ہزار', 'hazar', 'hazaar'],
    and: [],
  },
}

/** Words that count on from a number, each by a step. */
function counted(first: number, words: string, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, at) => [word, first + at * step]))
}
