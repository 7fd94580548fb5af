import { h, ol, p, table, ul, type DemoArticle } from './article.ts'

/** The tenth character of a VIN is the model year (ISO 3779 practice); the announcement number is that of the Chinese approval. */
export const ONE_MODEL_MANY_VERSIONS: DemoArticle = {
  sign: 'one-model-many-versions-reading-a-chinese-offer',
  category: 'makers',
  is_top: false,
  list_filter: 'type=suv',
  published_at: '2026-11-09T08:00:00.000Z',
  words: {
    en: {
      title: 'One model, many versions: reading a Chinese offer line by line',
      summary: 'The same name can stand for five cars. Which words in an offer settle what you will get, and which are only advertising.',
      body: [
        p(
          'A Chinese maker renews a car every year, sometimes twice, and sells it in five or six versions. The name on the tailgate stays. So two offers with the same name can differ by a battery, by airbags and by US$3,000, and both be honest.',
        ),
        h('An offer taken apart'),
        table(
          ['In the offer', 'It means', 'Ask'],
          ['“2025”', 'model year, not the day it was built', 'month of manufacture'],
          ['“Flying 405 km”', 'name of the version and its CLTC range', 'battery in kWh'],
          ['“510 Plus”, “Pro”, “Max”', 'equipment, different with every maker', 'the list of equipment'],
          ['“0 km used”', 'registered once in China, never driven', 'who gives the warranty'],
          ['“Export version”', 'software, sockets, lamps for abroad', 'for which countries'],
        ),
        p(
          'The chassis number settles half of it: its tenth character is the model year. The maker’s full code for the version settles the other half. Both belong in the contract.',
        ),
        h('Words that say little'),
        ul(
          '“Top configuration”: only the list of equipment says what that is.',
          '“European standard”: lamps, emission, sockets or seat belts? Each has a number of its own.',
          '“Full option”: usually means the version that is in the yard.',
        ),
        h('How to ask'),
        ol(
          'Name brand, model, version and model year, and the month you accept at the earliest.',
          'Name the three things you cannot do without, for instance side airbags, a heat pump, English on the screen.',
          'Ask for the rating plate in a photograph before the balance is paid.',
        ),
        p(
          'On our list every version is a line of its own, with its own battery, weight and price. Where a figure is missing, we do not have it yet and ask the maker.',
        ),
      ],
    },
    de: {
      title: 'Ein Modell, viele Versionen: ein chinesisches Angebot Zeile für Zeile lesen',
      summary: 'Derselbe Name kann für fünf Autos stehen. Welche Wörter festlegen, was Sie bekommen, und welche nur Werbung sind.',
      body: [
        p(
          'Ein chinesischer Hersteller erneuert ein Auto jedes Jahr, manchmal zweimal, und verkauft es in fünf, sechs Versionen. Der Name an der Heckklappe bleibt. Zwei Angebote mit demselben Namen können sich also um eine Batterie, um Airbags und um 3.000 Dollar unterscheiden, und beide sind ehrlich.',
        ),
        h('Ein Angebot, zerlegt'),
        table(
          ['Im Angebot', 'Bedeutet', 'Nachfragen'],
          ['„2025“', 'Modelljahr, nicht der Bautag', 'Monat der Fertigung'],
          ['„Flying 405 km“', 'Name der Version und CLTC-Reichweite', 'Batterie in kWh'],
          ['„510 Plus“, „Pro“, „Max“', 'Ausstattung, bei jedem Hersteller anders', 'die Ausstattungsliste'],
          ['„0 km gebraucht“', 'in China einmal zugelassen, nie gefahren', 'wer die Garantie gibt'],
          ['„Exportversion“', 'Software, Ladedosen, Leuchten fürs Ausland', 'für welche Länder'],
        ),
        p(
          'Die Hälfte klärt die Fahrgestellnummer: Ihre zehnte Stelle ist das Modelljahr. Die andere Hälfte klärt der vollständige Versionscode des Herstellers. Beides gehört in den Vertrag.',
        ),
        h('Wörter, die wenig sagen'),
        ul(
          '„Topausstattung“: Was das ist, sagt nur die Liste.',
          '„Europäischer Standard“: Leuchten, Abgas, Ladedose oder Gurte? Jedes hat eine eigene Nummer.',
          '„Vollausstattung“: meist die Version, die gerade auf dem Hof steht.',
        ),
        h('So fragen Sie'),
        ol(
          'Marke, Modell, Version und Modelljahr nennen und den frühesten Baumonat.',
          'Drei Dinge nennen, auf die Sie nicht verzichten: etwa Seitenairbags, Wärmepumpe, Englisch im Display.',
          'Vor der Restzahlung ein Foto des Typenschilds verlangen.',
        ),
        p(
          'In unserer Liste hat jede Version eine eigene Zeile mit Batterie, Gewicht und Preis. Fehlt ein Wert, haben wir ihn noch nicht und fragen beim Hersteller.',
        ),
      ],
    },
    es: {
      title: 'Un modelo, muchas versiones: leer una oferta china línea por línea',
      summary: 'El mismo nombre puede ser cinco autos. Qué palabras fijan lo que recibirá y cuáles son solo publicidad.',
      body: [
        p(
          'Un fabricante chino renueva un auto cada año, a veces dos, y lo vende en cinco o seis versiones. El nombre del portón no cambia. Por eso dos ofertas con el mismo nombre pueden diferir en la batería, los airbags y 3.000 dólares, y ser honradas las dos.',
        ),
        h('Una oferta desmontada'),
        table(
          ['En la oferta', 'Significa', 'Pregunte'],
          ['«2025»', 'año de modelo, no de fabricación', 'mes de fabricación'],
          ['«Flying 405 km»', 'nombre de versión y autonomía CLTC', 'batería en kWh'],
          ['«510 Plus», «Pro», «Max»', 'equipamiento, distinto en cada marca', 'la lista de equipamiento'],
          ['«0 km usado»', 'matriculado una vez en China, sin rodar', 'quién da la garantía'],
          ['«Versión de exportación»', 'software, tomas y faros para fuera', 'para qué países'],
        ),
        p(
          'El número de chasis resuelve la mitad: su décimo carácter es el año de modelo. El código completo de la versión resuelve la otra mitad. Ambos van en el contrato.',
        ),
        h('Palabras que dicen poco'),
        ul(
          '«Máximo equipamiento»: solo la lista dice cuál es.',
          '«Norma europea»: ¿faros, emisiones, toma o cinturones? Cada cosa tiene su número.',
          '«Full»: suele ser la versión que está en el patio.',
        ),
        h('Cómo preguntar'),
        ol(
          'Dé marca, modelo, versión, año de modelo y el mes más antiguo que acepta.',
          'Diga las tres cosas irrenunciables: airbags laterales, bomba de calor, pantalla en español.',
          'Pida una foto de la placa antes del pago final.',
        ),
        p('En nuestra lista cada versión tiene su línea, con su batería, peso y precio. Si falta un dato, aún no lo tenemos y lo pedimos al fabricante.'),
      ],
    },
    fr: {
      title: 'Un modèle, plusieurs versions : lire une offre chinoise ligne à ligne',
      summary: 'Le même nom peut désigner cinq voitures. Quels mots fixent ce que vous recevrez, et lesquels ne sont que de la réclame.',
      body: [
        p(
          'Un constructeur chinois renouvelle une voiture chaque année, parfois deux fois, et la vend en cinq ou six versions. Le nom sur le hayon reste. Deux offres au même nom peuvent donc différer d’une batterie, d’airbags et de 3 000 dollars, et être honnêtes toutes deux.',
        ),
        h('Une offre démontée'),
        table(
          ['Dans l’offre', 'Cela veut dire', 'À demander'],
          ['« 2025 »', 'année-modèle, pas le jour de fabrication', 'mois de fabrication'],
          ['« Flying 405 km »', 'nom de version et autonomie CLTC', 'batterie en kWh'],
          ['« 510 Plus », « Pro », « Max »', 'équipement, propre à chaque marque', 'la liste d’équipement'],
          ['« 0 km occasion »', 'immatriculée une fois en Chine, jamais roulée', 'qui donne la garantie'],
          ['« Version export »', 'logiciel, prises et feux pour l’étranger', 'pour quels pays'],
        ),
        p(
          'Le numéro de châssis règle la moitié : son dixième caractère est l’année-modèle. Le code complet de la version règle l’autre. Les deux vont au contrat.',
        ),
        h('Des mots qui disent peu'),
        ul(
          '« Haut de gamme » : seule la liste dit ce que c’est.',
          '« Norme européenne » : feux, émissions, prise ou ceintures ? Chacune a son numéro.',
          '« Toutes options » : souvent la version qui est au parc.',
        ),
        h('Comment demander'),
        ol(
          'Donnez marque, modèle, version, année-modèle et le mois le plus ancien accepté.',
          'Citez trois choses indispensables : airbags latéraux, pompe à chaleur, écran en français.',
          'Exigez une photo de la plaque avant le solde.',
        ),
        p(
          'Dans notre liste, chaque version a sa ligne, avec batterie, poids et prix. Si un chiffre manque, nous ne l’avons pas encore et le demandons au constructeur.',
        ),
      ],
    },
    it: {
      title: 'Un modello, tante versioni: leggere un’offerta cinese riga per riga',
      summary: 'Lo stesso nome può indicare cinque auto. Quali parole fissano ciò che riceverà e quali sono solo pubblicità.',
      body: [
        p(
          'Un costruttore cinese rinnova un’auto ogni anno, a volte due, e la vende in cinque o sei versioni. Il nome sul portellone resta. Così due offerte con lo stesso nome possono differire per batteria, airbag e 3.000 dollari, ed essere oneste entrambe.',
        ),
        h('Un’offerta smontata'),
        table(
          ['Nell’offerta', 'Significa', 'Chiedere'],
          ['«2025»', 'anno modello, non il giorno di produzione', 'mese di produzione'],
          ['«Flying 405 km»', 'nome della versione e autonomia CLTC', 'batteria in kWh'],
          ['«510 Plus», «Pro», «Max»', 'allestimento, diverso per ogni marca', 'la lista degli accessori'],
          ['«0 km usata»', 'immatricolata una volta in Cina, mai usata', 'chi dà la garanzia'],
          ['«Versione export»', 'software, prese e luci per l’estero', 'per quali paesi'],
        ),
        p(
          'Metà la chiarisce il numero di telaio: il decimo carattere è l’anno modello. L’altra metà il codice completo della versione. Entrambi vanno nel contratto.',
        ),
        h('Parole che dicono poco'),
        ul(
          '«Top di gamma»: solo la lista dice che cosa sia.',
          '«Standard europeo»: luci, emissioni, presa o cinture? Ognuno ha il suo numero.',
          '«Full optional»: di solito la versione che c’è nel piazzale.',
        ),
        h('Come chiedere'),
        ol(
          'Indichi marca, modello, versione, anno modello e il mese più vecchio che accetta.',
          'Indichi tre cose irrinunciabili: airbag laterali, pompa di calore, schermo in inglese.',
          'Chieda una foto della targhetta prima del saldo.',
        ),
        p(
          'Nella nostra lista ogni versione ha la sua riga, con batteria, peso e prezzo. Se manca un dato, non lo abbiamo ancora e lo chiediamo al costruttore.',
        ),
      ],
    },
    nl: {
      title: 'Eén model, veel versies: een Chinese offerte regel voor regel lezen',
      summary: 'Dezelfde naam kan voor vijf auto’s staan. Welke woorden vastleggen wat u krijgt, en welke alleen reclame zijn.',
      body: [
        p(
          'Een Chinese fabrikant vernieuwt een auto elk jaar, soms twee keer, en verkoopt hem in vijf of zes versies. De naam op de achterklep blijft. Twee offertes met dezelfde naam kunnen dus een accu, airbags en 3.000 dollar verschillen, en allebei eerlijk zijn.',
        ),
        h('Een offerte uit elkaar'),
        table(
          ['In de offerte', 'Betekent', 'Vraag'],
          ['‘2025’', 'modeljaar, niet de bouwdag', 'bouwmaand'],
          ['‘Flying 405 km’', 'naam van de versie en CLTC-bereik', 'accu in kWh'],
          ['‘510 Plus’, ‘Pro’, ‘Max’', 'uitrusting, bij elk merk anders', 'de uitrustingslijst'],
          ['‘0 km gebruikt’', 'in China één keer geregistreerd, nooit gereden', 'wie garantie geeft'],
          ['‘Exportversie’', 'software, laadpoorten en lampen voor elders', 'voor welke landen'],
        ),
        p(
          'Het chassisnummer lost de helft op: het tiende teken is het modeljaar. De volledige versiecode van de fabrikant lost de andere helft op. Beide horen in het contract.',
        ),
        h('Woorden die weinig zeggen'),
        ul(
          '‘Topuitvoering’: alleen de lijst zegt wat dat is.',
          '‘Europese norm’: lampen, uitstoot, laadpoort of gordels? Elk heeft een eigen nummer.',
          '‘Full option’: meestal de versie die op het terrein staat.',
        ),
        h('Zo vraagt u'),
        ol(
          'Noem merk, model, versie, modeljaar en de vroegste bouwmaand.',
          'Noem drie dingen die er moeten zijn: zij-airbags, warmtepomp, Engels op het scherm.',
          'Vraag een foto van het typeplaatje voor de restbetaling.',
        ),
        p(
          'Op onze lijst heeft elke versie een eigen regel met accu, gewicht en prijs. Ontbreekt een getal, dan hebben wij het nog niet en vragen wij het de fabrikant.',
        ),
      ],
    },
    pt: {
      title: 'Um modelo, muitas versões: ler uma proposta chinesa linha a linha',
      summary: 'O mesmo nome pode ser cinco carros. Que palavras fixam o que vai receber e quais são só publicidade.',
      body: [
        p(
          'Um fabricante chinês renova um carro todos os anos, às vezes duas vezes, e vende-o em cinco ou seis versões. O nome na mala fica. Por isso duas propostas com o mesmo nome podem diferir na bateria, nos airbags e em 3.000 dólares, e serem ambas honestas.',
        ),
        h('Uma proposta desmontada'),
        table(
          ['Na proposta', 'Significa', 'Pergunte'],
          ['«2025»', 'ano-modelo, não o dia de fabrico', 'mês de fabrico'],
          ['«Flying 405 km»', 'nome da versão e autonomia CLTC', 'bateria em kWh'],
          ['«510 Plus», «Pro», «Max»', 'equipamento, diferente em cada marca', 'a lista de equipamento'],
          ['«0 km usado»', 'matriculado uma vez na China, sem rodar', 'quem dá a garantia'],
          ['«Versão de exportação»', 'software, tomadas e luzes para fora', 'para que países'],
        ),
        p('O número do quadro resolve metade: o décimo carácter é o ano-modelo. O código completo da versão resolve o resto. Ambos vão no contrato.'),
        h('Palavras que dizem pouco'),
        ul(
          '«Topo de gama»: só a lista diz o que é.',
          '«Norma europeia»: luzes, emissões, tomada ou cintos? Cada uma tem o seu número.',
          '«Full extras»: costuma ser a versão que está no parque.',
        ),
        h('Como perguntar'),
        ol(
          'Indique marca, modelo, versão, ano-modelo e o mês mais antigo que aceita.',
          'Indique três coisas indispensáveis: airbags laterais, bomba de calor, ecrã em inglês.',
          'Peça uma fotografia da placa antes do pagamento final.',
        ),
        p('Na nossa lista cada versão tem a sua linha, com bateria, peso e preço. Se falta um valor, ainda não o temos e perguntamos ao fabricante.'),
      ],
    },
    ru: {
      title: 'Одна модель, много версий: читаем китайское предложение по строкам',
      summary: 'За одним именем могут стоять пять машин. Какие слова определяют, что вы получите, а какие просто реклама.',
      body: [
        p(
          'Китайский завод обновляет машину каждый год, а то и дважды, и продаёт её в пяти-шести версиях. Имя на крышке багажника прежнее. Поэтому два предложения с одним именем могут отличаться батареей, подушками и тремя тысячами долларов, и оба будут честными.',
        ),
        h('Разбираем предложение'),
        table(
          ['В предложении', 'Значит', 'Спросите'],
          ['«2025»', 'модельный год, а не день выпуска', 'месяц выпуска'],
          ['«Flying 405 km»', 'имя версии и запас хода CLTC', 'батарею в кВт·ч'],
          ['«510 Plus», «Pro», «Max»', 'оснащение, у каждого завода своё', 'список оснащения'],
          ['«б/у 0 км»', 'раз зарегистрирована в Китае, не ездила', 'кто даёт гарантию'],
          ['«Экспортная версия»', 'софт, порты и фары для других стран', 'для каких стран'],
        ),
        p('Половину ответа даёт номер кузова: десятый знак — модельный год. Вторую половину даёт полный код версии у завода. Оба должны стоять в договоре.'),
        h('Слова, которые мало что значат'),
        ul(
          '«Топовая комплектация»: что это, говорит только список.',
          '«Европейский стандарт»: свет, выхлоп, порт или ремни? У каждого свой номер.',
          '«Полный фарш»: обычно та версия, что стоит на площадке.',
        ),
        h('Как спрашивать'),
        ol(
          'Назовите марку, модель, версию, модельный год и самый ранний месяц выпуска.',
          'Назовите три вещи, без которых нельзя: боковые подушки, тепловой насос, русский на экране.',
          'До остатка оплаты попросите фото таблички.',
        ),
        p('В нашем списке у каждой версии своя строка с батареей, массой и ценой. Если цифры нет, значит, у нас её пока нет и мы спросим завод.'),
      ],
    },
    ar: {
      title: 'طراز واحد وفئات كثيرة: قراءة العرض الصيني سطرًا سطرًا',
      summary: 'الاسم نفسه قد يعني خمس سيارات. أي الكلمات تحدد ما ستتسلّمونه، وأيها مجرد دعاية.',
      body: [
        p(
          'يجدد الصانع الصيني السيارة كل سنة، وأحيانًا مرتين، ويبيعها بخمس فئات أو ست. ويبقى الاسم على الباب الخلفي كما هو. لذلك قد يختلف عرضان بالاسم نفسه في البطارية والوسائد الهوائية و3,000 دولار، وكلاهما صادق.',
        ),
        h('عرض مفكك'),
        table(
          ['في العرض', 'معناه', 'اسألوا عن'],
          ['«2025»', 'سنة الطراز لا يوم الصنع', 'شهر الصنع'],
          ['«Flying 405 km»', 'اسم الفئة ومداها بدورة CLTC', 'سعة البطارية'],
          ['«510 Plus» و«Pro» و«Max»', 'تجهيز يختلف عند كل صانع', 'قائمة التجهيز'],
          ['«مستعملة 0 كم»', 'سُجلت مرة في الصين ولم تُقد', 'من يعطي الضمان'],
          ['«نسخة تصدير»', 'برمجيات ومنافذ ومصابيح للخارج', 'لأي بلدان'],
        ),
        p('رقم الهيكل يحسم النصف: خانته العاشرة هي سنة الطراز. ورمز الفئة الكامل عند الصانع يحسم النصف الآخر. ومكان الاثنين هو العقد.'),
        h('كلمات تقول القليل'),
        ul(
          '«أعلى تجهيز»: القائمة وحدها تقول ما هو.',
          '«مواصفات أوروبية»: المصابيح أم العادم أم المنفذ أم الأحزمة؟ لكل منها رقم.',
          '«فل كامل»: غالبًا الفئة الموجودة في الساحة.',
        ),
        h('كيف تسألون'),
        ol(
          'اذكروا العلامة والطراز والفئة وسنة الطراز وأقدم شهر صنع تقبلونه.',
          'اذكروا ثلاثة أشياء لا تستغنون عنها: وسائد جانبية، مضخة حرارية، شاشة بالعربية.',
          'اطلبوا صورة لوحة البيانات قبل دفع المبلغ المتبقي.',
        ),
        p('في قائمتنا لكل فئة سطر ببطاريتها ووزنها وسعرها. وإن غاب رقم فليس لدينا بعد، ونسأل الصانع عنه.'),
      ],
    },
    ur: {
      title: 'ایک ماڈل، کئی ویریئنٹ: چینی پیشکش کو سطر بہ سطر پڑھنا',
      summary: 'ایک ہی نام پانچ گاڑیوں کا ہو سکتا ہے۔ کون سے لفظ طے کرتے ہیں کہ کیا ملے گا، اور کون سے صرف اشتہار ہیں۔',
      body: [
        p(
          'چینی کمپنی ہر سال، کبھی دو بار، گاڑی نئی کرتی ہے اور اسے پانچ چھ ویریئنٹ میں بیچتی ہے۔ پیچھے لکھا نام وہی رہتا ہے۔ اس لیے ایک نام کی دو پیشکشیں بیٹری، ایئر بیگ اور 3,000 ڈالر کے فرق سے بھی دونوں درست ہو سکتی ہیں۔',
        ),
        h('پیشکش کا تجزیہ'),
        table(
          ['پیشکش میں', 'مطلب', 'پوچھیں'],
          ['”2025“', 'ماڈل کا سال، تیاری کا دن نہیں', 'تیاری کا مہینہ'],
          ['”Flying 405 km“', 'ویریئنٹ کا نام اور CLTC رینج', 'بیٹری kWh میں'],
          ['”510 Plus“، ”Pro“، ”Max“', 'سامان، ہر کمپنی میں مختلف', 'سامان کی فہرست'],
          ['”0 کلومیٹر استعمال شدہ“', 'چین میں ایک بار رجسٹر، چلی نہیں', 'وارنٹی کون دے گا'],
          ['”ایکسپورٹ ویریئنٹ“', 'بیرون ملک کے لیے سافٹ ویئر، ساکٹ، لائٹیں', 'کن ملکوں کے لیے'],
        ),
        p('آدھی بات VIN طے کرتا ہے: اس کا دسواں حرف ماڈل کا سال ہے۔ باقی آدھی کمپنی کا پورا ویریئنٹ کوڈ۔ دونوں معاہدے میں ہوں۔'),
        h('لفظ جو کم بتاتے ہیں'),
        ul(
          '”ٹاپ ماڈل“: کیا ہے، صرف فہرست بتاتی ہے۔',
          '”یورپی معیار“: لائٹ، اخراج، ساکٹ یا بیلٹ؟ ہر ایک کا اپنا نمبر ہے۔',
          '”فل آپشن“: عموماً وہی ویریئنٹ جو یارڈ میں کھڑا ہے۔',
        ),
        h('کیسے پوچھیں'),
        ol(
          'برانڈ، ماڈل، ویریئنٹ، ماڈل سال اور قبول ہونے والا پرانا ترین مہینہ بتائیں۔',
          'تین ضروری چیزیں بتائیں: سائیڈ ایئر بیگ، ہیٹ پمپ، اسکرین پر انگریزی۔',
          'بقایا ادائیگی سے پہلے ریٹنگ پلیٹ کی تصویر مانگیں۔',
        ),
        p('ہماری فہرست میں ہر ویریئنٹ کی اپنی سطر ہے: بیٹری، وزن اور قیمت کے ساتھ۔ کوئی عدد نہ ہو تو ابھی ہمارے پاس نہیں، ہم کمپنی سے پوچھتے ہیں۔'),
      ],
    },
    th: {
      title: 'รุ่นเดียว หลายรุ่นย่อย: อ่านใบเสนอราคาจากจีนทีละบรรทัด',
      summary: 'ชื่อเดียวกันอาจหมายถึงรถห้าแบบ คำไหนกำหนดสิ่งที่คุณจะได้ และคำไหนเป็นแค่โฆษณา',
      body: [
        p(
          'ค่ายรถจีนปรับรถทุกปี บางครั้งปีละสองหน และขายห้าหกรุ่นย่อย แต่ชื่อบนฝาท้ายยังเดิม ใบเสนอราคาสองใบที่ชื่อเดียวกันจึงอาจต่างกันทั้งแบตเตอรี่ ถุงลม และราคา 3,000 ดอลลาร์ โดยที่ทั้งคู่ไม่ได้โกหก',
        ),
        h('แยกใบเสนอราคา'),
        table(
          ['ในใบเสนอราคา', 'หมายถึง', 'ควรถาม'],
          ['“2025”', 'ปีรุ่น ไม่ใช่วันที่ผลิต', 'เดือนที่ผลิต'],
          ['“Flying 405 km”', 'ชื่อรุ่นย่อยและระยะ CLTC', 'ความจุแบตเตอรี่ kWh'],
          ['“510 Plus” “Pro” “Max”', 'ระดับอุปกรณ์ แต่ละค่ายต่างกัน', 'รายการอุปกรณ์'],
          ['“มือสอง 0 กม.”', 'จดทะเบียนในจีนครั้งเดียว ไม่เคยใช้', 'ใครรับประกัน'],
          ['“รุ่นส่งออก”', 'ซอฟต์แวร์ ช่องชาร์จ ไฟ สำหรับต่างประเทศ', 'สำหรับประเทศใด'],
        ),
        p('หมายเลข VINตอบได้ครึ่งหนึ่ง หลักที่สิบคือปีรุ่น อีกครึ่งคือรหัสรุ่นย่อยเต็มของผู้ผลิต ทั้งสองอย่างควรอยู่ในสัญญา'),
        h('คำที่บอกอะไรน้อย'),
        ul('“ตัวท็อป”: มีแต่รายการอุปกรณ์ที่บอกได้ว่าคืออะไร', '“มาตรฐานยุโรป”: ไฟ ไอเสีย ช่องชาร์จ หรือเข็มขัด แต่ละอย่างมีเลขของตัวเอง', '“ฟูลออปชัน”: มักหมายถึงคันที่มีอยู่ในลาน'),
        h('ถามอย่างไร'),
        ol('บอกแบรนด์ รุ่น รุ่นย่อย ปีรุ่น และเดือนผลิตที่เก่าสุดที่รับได้', 'บอกสามอย่างที่ขาดไม่ได้ เช่น ถุงลมข้าง ปั๊มความร้อน จอภาษาอังกฤษ', 'ขอภาพแผ่นป้ายข้อมูลรถก่อนจ่ายงวดสุดท้าย'),
        p('ในรายการของเรา แต่ละรุ่นย่อยมีบรรทัดของตัวเอง พร้อมแบตเตอรี่ น้ำหนัก และราคา หากขาดตัวเลขใด แปลว่าเรายังไม่มีและกำลังถามผู้ผลิต'),
      ],
    },
    zh: {
      title: '一个车型，多个版本：逐行看懂中国车商的报价',
      summary: '同一个名字可能是五种车。哪些字决定您收到什么，哪些只是宣传。',
      body: [
        p('中国车企每年改款，有时一年两次，一款车卖五六个版本，尾门上的名字不变。所以两份同名报价，可能差一块电池、几个气囊和 3,000 美元，而且都没有骗人。'),
        h('拆开一份报价'),
        table(
          ['报价上写', '意思是', '要问'],
          ['“2025 款”', '年款，不是生产日期', '生产月份'],
          ['“飞翔版 405 km”', '版本名与 CLTC 续航', '电池度数'],
          ['“510 Plus”“Pro”“Max”', '配置等级，各家不同', '配置表'],
          ['“零公里二手车”', '在国内上过一次牌，没开过', '谁负责质保'],
          ['“出口版”', '面向海外的软件、充电口、灯具', '针对哪些国家'],
        ),
        p('车架号能定一半：第十位是年款。厂家完整的版本代码定另一半。两样都应写进合同。'),
        h('说了等于没说的词'),
        ul('“顶配”：到底有什么，看配置表。', '“欧标”：灯具、排放、充电口还是安全带？各有各的编号。', '“全配”：多半是场里现有的那个版本。'),
        h('怎么问'),
        ol('报出品牌、车型、版本、年款和可接受的最早生产月份。', '报出三样必须有的：侧气囊、热泵、英文车机。', '付尾款前要一张铭牌照片。'),
        p('我们的列表里每个版本单独一行，电池、重量、价格各自列明。缺的数字是我们还没有，正在向厂家要。'),
      ],
    },
  },
}
