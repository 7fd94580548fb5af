import { h, ol, p, ul } from '#demo/articles/article.ts'
import type { DemoActivity } from './activity.ts'

export const BRIEFING_EAST_AFRICA: DemoActivity = {
  sign: 'landed-cost-briefing-east-africa-2027',
  kind: 'online',
  starts_at: '2027-01-20T12:00:00.000Z',
  ends_at: '2027-01-20T13:00:00.000Z',
  time_zone: 'Africa/Nairobi',
  country_iso2: null,
  published_at: '2026-11-12T08:00:00.000Z',
  words: {
    en: {
      title: 'Online: what an electric SUV costs by the time it leaves Mombasa port',
      summary: 'One vehicle, every line of its bill: freight, insurance, inspection, duty, port. An hour, in English, questions included.',
      place: null,
      body: [
        p(
          'The FOB price is the line everybody compares and the line that surprises nobody later. We take one electric SUV from Shanghai to the gate of Mombasa port and fill in every other line together, with the source of each rate on the slide.',
        ),
        h('The hour'),
        ol(
          'Ten minutes: what FOB, CFR and CIF include.',
          'Twenty minutes: the calculation, line by line.',
          'Ten minutes: what changes for Dar es Salaam and for transit to Kampala or Kigali.',
          'Twenty minutes: your questions.',
        ),
        h('Good to know'),
        ul(
          'The link comes by e-mail two days before; a phone is enough.',
          'The sheet is yours afterwards, to fill in with your own figures.',
          'Duty rates change: your clearing agent has the last word.',
        ),
      ],
    },
    de: {
      title: 'Online: Was ein Elektro-SUV kostet, bis er den Hafen Mombasa verlässt',
      summary: 'Ein Fahrzeug und jede Zeile seiner Rechnung: Fracht, Versicherung, Prüfung, Zoll, Hafen. Eine Stunde auf Englisch, mit Fragen.',
      place: null,
      body: [
        p(
          'Den FOB-Preis vergleichen alle; überrascht wird man von den anderen Zeilen. Wir bringen einen Elektro-SUV rechnerisch von Shanghai bis vor das Hafentor von Mombasa und füllen gemeinsam jede Zeile aus, mit der Quelle jedes Satzes.',
        ),
        h('Die Stunde'),
        ol(
          'Zehn Minuten: Was FOB, CFR und CIF enthalten.',
          'Zwanzig Minuten: die Rechnung, Zeile für Zeile.',
          'Zehn Minuten: Was sich für Daressalam und im Transit nach Kampala oder Kigali ändert.',
          'Zwanzig Minuten: Ihre Fragen.',
        ),
        h('Gut zu wissen'),
        ul(
          'Der Link kommt zwei Tage vorher per E-Mail; ein Telefon genügt.',
          'Das Rechenblatt gehört danach Ihnen.',
          'Zollsätze ändern sich: Das letzte Wort hat Ihr Zollagent.',
        ),
      ],
    },
    es: {
      title: 'En línea: cuánto cuesta un SUV eléctrico cuando sale del puerto de Mombasa',
      summary: 'Un vehículo y cada línea de su factura: flete, seguro, inspección, aranceles, puerto. Una hora en inglés, con preguntas.',
      place: null,
      body: [
        p(
          'El precio FOB es el que todos comparan; las sorpresas están en las demás líneas. Llevamos un SUV eléctrico de Shanghái a la puerta del puerto de Mombasa y rellenamos juntos cada línea, con la fuente de cada tarifa.',
        ),
        h('La hora'),
        ol(
          'Diez minutos: qué incluyen FOB, CFR y CIF.',
          'Veinte minutos: el cálculo, línea por línea.',
          'Diez minutos: qué cambia para Dar es Salaam o en tránsito a Kampala y Kigali.',
          'Veinte minutos: sus preguntas.',
        ),
        h('Conviene saber'),
        ul(
          'El enlace llega por correo dos días antes; basta un teléfono.',
          'La hoja de cálculo queda para usted.',
          'Los aranceles cambian: su agente de aduanas tiene la última palabra.',
        ),
      ],
    },
    fr: {
      title: 'En ligne : ce que coûte un SUV électrique à la sortie du port de Mombasa',
      summary: 'Un véhicule et chaque ligne de sa facture : fret, assurance, inspection, droits, port. Une heure en anglais, questions comprises.',
      place: null,
      body: [
        p(
          'Le prix FOB, tout le monde le compare ; ce sont les autres lignes qui surprennent. Nous menons un SUV électrique de Shanghai à la porte du port de Mombasa et remplissons ensemble chaque ligne, source à l’appui.',
        ),
        h('Le déroulement'),
        ol(
          'Dix minutes : ce que comprennent FOB, CFR et CIF.',
          'Vingt minutes : le calcul, ligne par ligne.',
          'Dix minutes : ce qui change pour Dar es Salaam ou en transit vers Kampala et Kigali.',
          'Vingt minutes : vos questions.',
        ),
        h('Bon à savoir'),
        ul(
          'Le lien arrive par e-mail deux jours avant ; un téléphone suffit.',
          'La feuille de calcul vous reste.',
          'Les droits changent : votre transitaire a le dernier mot.',
        ),
      ],
    },
    it: {
      title: 'Online: quanto costa un SUV elettrico quando esce dal porto di Mombasa',
      summary: 'Un veicolo e ogni riga del suo conto: nolo, assicurazione, ispezione, dazi, porto. Un’ora in inglese, domande comprese.',
      place: null,
      body: [
        p(
          'Il prezzo FOB lo confrontano tutti; a sorprendere sono le altre righe. Portiamo un SUV elettrico da Shanghai al cancello del porto di Mombasa e compiliamo insieme ogni riga, con la fonte di ogni tariffa.',
        ),
        h('L’ora'),
        ol(
          'Dieci minuti: che cosa comprendono FOB, CFR e CIF.',
          'Venti minuti: il calcolo, riga per riga.',
          'Dieci minuti: che cosa cambia per Dar es Salaam o in transito verso Kampala e Kigali.',
          'Venti minuti: le vostre domande.',
        ),
        h('Da sapere'),
        ul(
          'Il link arriva per e-mail due giorni prima; basta un telefono.',
          'Il foglio di calcolo resta a lei.',
          'I dazi cambiano: l’ultima parola è del suo spedizioniere.',
        ),
      ],
    },
    nl: {
      title: 'Online: wat een elektrische SUV kost als hij de haven van Mombasa verlaat',
      summary: 'Eén auto en elke regel van de rekening: vracht, verzekering, keuring, invoerrecht, haven. Een uur, in het Engels, met vragen.',
      place: null,
      body: [
        p(
          'De FOB-prijs vergelijkt iedereen; de verrassing zit in de andere regels. Wij brengen één elektrische SUV van Shanghai naar de poort van de haven van Mombasa en vullen samen elke regel in, met de bron van elk tarief erbij.',
        ),
        h('Het uur'),
        ol(
          'Tien minuten: wat FOB, CFR en CIF inhouden.',
          'Twintig minuten: de berekening, regel voor regel.',
          'Tien minuten: wat er verandert voor Dar es Salaam en bij transit naar Kampala of Kigali.',
          'Twintig minuten: uw vragen.',
        ),
        h('Goed om te weten'),
        ul(
          'De link komt twee dagen vooraf per e-mail; een telefoon is genoeg.',
          'Het rekenblad is daarna van u.',
          'Tarieven veranderen: uw douane-agent heeft het laatste woord.',
        ),
      ],
    },
    pt: {
      title: 'Em linha: quanto custa um SUV elétrico à saída do porto de Mombaça',
      summary: 'Um veículo e cada linha da conta: frete, seguro, inspeção, direitos, porto. Uma hora em inglês, com perguntas.',
      place: null,
      body: [
        p(
          'O preço FOB é o que todos comparam; as surpresas vêm das outras linhas. Levamos um SUV elétrico de Xangai ao portão do porto de Mombaça e preenchemos juntos cada linha, com a fonte de cada taxa.',
        ),
        h('A hora'),
        ol(
          'Dez minutos: o que incluem FOB, CFR e CIF.',
          'Vinte minutos: o cálculo, linha a linha.',
          'Dez minutos: o que muda para Dar es Salaam ou em trânsito para Kampala e Kigali.',
          'Vinte minutos: as suas perguntas.',
        ),
        h('Bom saber'),
        ul(
          'A ligação chega por e-mail dois dias antes; basta um telefone.',
          'A folha de cálculo fica consigo.',
          'Os direitos mudam: a última palavra é do seu despachante.',
        ),
      ],
    },
    ru: {
      title: 'Онлайн: сколько стоит электрический SUV на выезде из порта Момбаса',
      summary: 'Одна машина и все строки счёта: фрахт, страховка, осмотр, пошлина, порт. Час на английском, с вопросами.',
      place: null,
      body: [
        p(
          'Цену FOB сравнивают все, а сюрпризы прячутся в остальных строках. Мы проведём один электрический SUV из Шанхая до ворот порта Момбаса и вместе заполним каждую строку, указав источник каждой ставки.',
        ),
        h('Как пройдёт час'),
        ol(
          'Десять минут: что входит в FOB, CFR и CIF.',
          'Двадцать минут: расчёт строка за строкой.',
          'Десять минут: что меняется для Дар-эс-Салама и транзита в Кампалу или Кигали.',
          'Двадцать минут: ваши вопросы.',
        ),
        h('Полезно знать'),
        ul('Ссылка придёт на почту за два дня; хватит телефона.', 'Таблица остаётся у вас.', 'Ставки меняются: последнее слово за вашим таможенным брокером.'),
      ],
    },
    ar: {
      title: 'عبر الإنترنت: كم تكلف سيارة SUV كهربائية عند خروجها من ميناء مومباسا',
      summary: 'سيارة واحدة وكل بنود فاتورتها: الشحن والتأمين والفحص والرسوم والميناء. ساعة بالإنجليزية مع الأسئلة.',
      place: null,
      body: [
        p(
          'سعر FOB هو البند الذي يقارنه الجميع، والمفاجآت تأتي من البنود الأخرى. نأخذ سيارة SUV كهربائية واحدة من شنغهاي إلى بوابة ميناء مومباسا، ونملأ معًا كل بند مع ذكر مصدر كل نسبة.',
        ),
        h('برنامج الساعة'),
        ol(
          'عشر دقائق: ما تشمله FOB وCFR وCIF.',
          'عشرون دقيقة: الحساب بندًا بندًا.',
          'عشر دقائق: ما يختلف لدار السلام وللعبور إلى كمبالا أو كيغالي.',
          'عشرون دقيقة: أسئلتكم.',
        ),
        h('معلومات مفيدة'),
        ul('يصل الرابط بالبريد قبل يومين، ويكفي الهاتف.', 'يبقى جدول الحساب لكم.', 'الرسوم تتغير، والكلمة الأخيرة للمخلّص الجمركي لديكم.'),
      ],
    },
    ur: {
      title: 'آن لائن: ممباسا بندرگاہ سے نکلنے تک الیکٹرک SUV کتنے کی پڑتی ہے',
      summary: 'ایک گاڑی اور اس کے بل کی ہر سطر: کرایہ، انشورنس، معائنہ، ڈیوٹی، بندرگاہ۔ ایک گھنٹہ، انگریزی میں، سوالات سمیت۔',
      place: null,
      body: [
        p(
          'FOB قیمت کا موازنہ سب کرتے ہیں، حیرت باقی سطروں میں ہوتی ہے۔ ہم ایک الیکٹرک SUV کو شنگھائی سے ممباسا بندرگاہ کے گیٹ تک لے جاتے ہیں اور ہر سطر مل کر بھرتے ہیں، ہر شرح کے ماخذ کے ساتھ۔',
        ),
        h('ایک گھنٹے کی ترتیب'),
        ol(
          'دس منٹ: FOB، CFR اور CIF میں کیا شامل ہے۔',
          'بیس منٹ: حساب، سطر بہ سطر۔',
          'دس منٹ: دارالسلام اور کمپالا یا کیگالی ٹرانزٹ کے لیے کیا بدلتا ہے۔',
          'بیس منٹ: آپ کے سوالات۔',
        ),
        h('جاننے کی بات'),
        ul('لنک دو دن پہلے ای میل سے آئے گا؛ فون کافی ہے۔', 'حساب کی شیٹ آپ کے پاس رہے گی۔', 'ڈیوٹی بدلتی رہتی ہے: حتمی بات آپ کے کلیئرنگ ایجنٹ کی ہے۔'),
      ],
    },
    th: {
      title: 'ออนไลน์: SUV ไฟฟ้าหนึ่งคันมีต้นทุนเท่าไรเมื่อออกจากท่าเรือมอมบาซา',
      summary: 'รถหนึ่งคันกับทุกบรรทัดในบิล: ค่าระวาง ประกัน ตรวจสภาพ ภาษี ค่าท่าเรือ หนึ่งชั่วโมง บรรยายภาษาอังกฤษ พร้อมตอบคำถาม',
      place: null,
      body: [
        p(
          'ราคา FOB คือบรรทัดที่ทุกคนเทียบกัน แต่สิ่งที่ทำให้ตกใจมักอยู่ในบรรทัดอื่น เราจะพา SUV ไฟฟ้าหนึ่งคันจากเซี่ยงไฮ้ไปถึงประตูท่าเรือมอมบาซา แล้วกรอกทุกบรรทัดไปด้วยกัน พร้อมแหล่งที่มาของทุกอัตรา',
        ),
        h('หนึ่งชั่วโมงนี้'),
        ol('สิบนาที: FOB, CFR และ CIF รวมอะไรบ้าง', 'ยี่สิบนาที: คำนวณทีละบรรทัด', 'สิบนาที: อะไรเปลี่ยนไปหากไปดาร์เอสซาลาม หรือผ่านแดนไปกัมปาลาและคิกาลี', 'ยี่สิบนาที: ตอบคำถาม'),
        h('ควรรู้'),
        ul('ลิงก์ส่งทางอีเมลล่วงหน้าสองวัน ใช้โทรศัพท์ก็เข้าร่วมได้', 'แผ่นคำนวณเป็นของคุณหลังจบงาน', 'อัตราภาษีเปลี่ยนได้ ตัวแทนออกของในประเทศของคุณคือผู้ชี้ขาด'),
      ],
    },
    zh: {
      title: '线上：一台电动 SUV 驶出蒙巴萨港时的总成本',
      summary: '一台车，逐行算账：运费、保险、检验、关税、港杂费。一小时，英语讲解，含答疑。',
      place: null,
      body: [
        p('FOB 价人人会比，意外往往出在其他几行。我们以一台电动 SUV 为例，从上海算到蒙巴萨港门口，一起填完每一行，并注明每个费率的出处。'),
        h('一小时安排'),
        ol('十分钟：FOB、CFR、CIF 各含什么。', '二十分钟：逐行计算。', '十分钟：改到达累斯萨拉姆，或转运坎帕拉、基加利，有何不同。', '二十分钟：答疑。'),
        h('须知'),
        ul('提前两天以邮件发送链接，用手机即可参加。', '计算表会后归您使用。', '税率会变动，以您的清关代理答复为准。'),
      ],
    },
  },
}
