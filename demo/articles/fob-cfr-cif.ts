import { h, ol, p, table, ul, type DemoArticle } from './article.ts'

/** Incoterms 2020: risk passes on board in all three; CIF carries minimum cover, Institute Cargo Clauses (C), 110 % of the value. */
export const FOB_CFR_CIF: DemoArticle = {
  sign: 'fob-cfr-cif-what-the-price-includes',
  category: 'shipping',
  is_top: true,
  list_filter: 'price=10000-20000',
  published_at: '2026-11-19T08:00:00.000Z',
  words: {
    en: {
      title: 'FOB, CFR, CIF: what the price of a car includes, and what it leaves out',
      summary: 'Three offers for the same car, three different totals. How to bring them to one line before you compare.',
      body: [
        p(
          'You ask three exporters for one car and get US$15,400, US$16,900 and US$17,050. The cheapest may be the dearest: the first price ends at a port in China, the others go on to yours. The three letters behind the price say where it ends. They come from the Incoterms 2020 and mean the same everywhere.',
        ),
        h('Who pays what'),
        table(
          ['Cost', 'FOB', 'CFR', 'CIF'],
          ['Car, export papers, loading', 'seller', 'seller', 'seller'],
          ['Sea freight', 'you', 'seller', 'seller'],
          ['Insurance at sea', 'you', 'you', 'seller, minimum'],
          ['Unloading, duty, inland', 'you', 'you', 'you'],
        ),
        p(
          'One line surprises people: under all three the risk becomes yours once the car is on board. Under CFR and CIF the seller books the ship, yet a car damaged at sea is your claim. CIF insurance covers only the named perils of the minimum clauses, for 110 % of the price.',
        ),
        h('Bringing offers to one line'),
        ol(
          'Write the port after the letters: “FOB Shanghai”, “CIF Mombasa”. Letters without a port are no offer.',
          'Add freight to every FOB price; ask one forwarder for a rate for all of them.',
          'Add insurance to FOB and CFR, about half a per cent of the value or what your insurer says.',
          'Add for all three what your side charges: terminal, duty, registration.',
        ),
        h('Ask these four things'),
        ul(
          'Is the rate for ro-ro or for a share of a container?',
          'How long do price and freight hold?',
          'Who is named as the insured, and who pays the excess?',
          'Are fees at the loading port inside?',
        ),
        p(
          'For a first order FOB is often the clearest: you see the car’s price and the freight separately. Whoever has no forwarder is better served with CIF and a list of what comes after.',
        ),
      ],
    },
    de: {
      title: 'FOB, CFR, CIF: Was im Preis eines Autos steckt und was nicht',
      summary: 'Drei Angebote für dasselbe Auto, drei Summen. So bringen Sie sie vor dem Vergleich auf eine Linie.',
      body: [
        p(
          'Drei Exporteure nennen für dasselbe Auto 15.400, 16.900 und 17.050 US-Dollar. Das billigste Angebot kann das teuerste sein: Der erste Preis endet in einem chinesischen Hafen, die anderen in Ihrem. Wo er endet, sagen die drei Buchstaben dahinter. Sie stammen aus den Incoterms 2020 und bedeuten überall dasselbe.',
        ),
        h('Wer was bezahlt'),
        table(
          ['Kosten', 'FOB', 'CFR', 'CIF'],
          ['Auto, Ausfuhrpapiere, Verladung', 'Verkäufer', 'Verkäufer', 'Verkäufer'],
          ['Seefracht', 'Sie', 'Verkäufer', 'Verkäufer'],
          ['Seeversicherung', 'Sie', 'Sie', 'Verkäufer, Mindestdeckung'],
          ['Löschen, Zoll, Inland', 'Sie', 'Sie', 'Sie'],
        ),
        p(
          'Eines überrascht viele: Bei allen drei Klauseln tragen Sie die Gefahr, sobald das Auto an Bord ist. Bei CFR und CIF bucht zwar der Verkäufer das Schiff, doch ein Seeschaden ist Ihr Schaden. Die CIF-Versicherung deckt nur die Gefahren der Mindestklauseln, über 110 % des Preises.',
        ),
        h('Angebote auf eine Linie bringen'),
        ol(
          'Den Hafen dazuschreiben: „FOB Shanghai“, „CIF Mombasa“. Ohne Hafen ist es kein Angebot.',
          'Zu jedem FOB-Preis die Fracht addieren; am besten ein Satz eines Spediteurs für alle.',
          'Zu FOB und CFR die Versicherung addieren, rund ein halbes Prozent des Werts.',
          'Bei allen dreien Ihre Seite ergänzen: Terminal, Zoll, Zulassung.',
        ),
        h('Vier Fragen'),
        ul(
          'Gilt der Satz für Ro-ro oder für einen Anteil am Container?',
          'Wie lange gelten Preis und Fracht?',
          'Wer ist versichert, und wer trägt den Selbstbehalt?',
          'Sind die Gebühren im Verladehafen enthalten?',
        ),
        p(
          'Für den ersten Auftrag ist FOB oft am klarsten: Preis und Fracht stehen getrennt. Wer keinen Spediteur hat, fährt mit CIF und einer Liste der Folgekosten besser.',
        ),
      ],
    },
    es: {
      title: 'FOB, CFR, CIF: qué incluye el precio de un auto y qué deja fuera',
      summary: 'Tres ofertas por el mismo auto, tres totales. Cómo ponerlas en la misma línea antes de comparar.',
      body: [
        p(
          'Pide precio a tres exportadores y recibe 15.400, 16.900 y 17.050 dólares. La más barata puede ser la más cara: el primer precio termina en un puerto chino, los otros llegan al suyo. Las tres letras dicen dónde termina. Vienen de los Incoterms 2020 y significan lo mismo en todas partes.',
        ),
        h('Quién paga qué'),
        table(
          ['Coste', 'FOB', 'CFR', 'CIF'],
          ['Auto, papeles de exportación, carga', 'vendedor', 'vendedor', 'vendedor'],
          ['Flete marítimo', 'usted', 'vendedor', 'vendedor'],
          ['Seguro marítimo', 'usted', 'usted', 'vendedor, mínimo'],
          ['Descarga, aranceles, interior', 'usted', 'usted', 'usted'],
        ),
        p(
          'Algo que sorprende: en los tres casos el riesgo es suyo en cuanto el auto está a bordo. En CFR y CIF el vendedor contrata el barco, pero un daño en la travesía lo reclama usted. El seguro CIF cubre solo los riesgos de las cláusulas mínimas, por el 110 % del precio.',
        ),
        h('Poner las ofertas en una línea'),
        ol(
          'Escriba el puerto tras las letras: «FOB Shanghái», «CIF Mombasa». Sin puerto no hay oferta.',
          'Sume el flete a cada precio FOB, con la tarifa de un mismo transitario.',
          'Sume el seguro a FOB y CFR: alrededor de medio por ciento del valor.',
          'Sume en los tres lo de su lado: terminal, aranceles, matrícula.',
        ),
        h('Cuatro preguntas'),
        ul(
          '¿La tarifa es de ro-ro o de parte de un contenedor?',
          '¿Hasta cuándo valen precio y flete?',
          '¿Quién figura como asegurado y quién paga la franquicia?',
          '¿Están incluidas las tasas del puerto de carga?',
        ),
        p(
          'Para un primer pedido, FOB suele ser lo más claro: ve por separado el auto y el flete. Si no tiene transitario, le conviene CIF con una lista de lo que viene después.',
        ),
      ],
    },
    fr: {
      title: 'FOB, CFR, CIF : ce que comprend le prix d’une voiture, et ce qu’il laisse',
      summary: 'Trois offres pour la même voiture, trois totaux. Comment les ramener à une même ligne avant de comparer.',
      body: [
        p(
          'Trois exportateurs vous répondent 15 400, 16 900 et 17 050 dollars pour la même voiture. La moins chère peut être la plus chère : le premier prix s’arrête dans un port chinois, les autres vont jusqu’au vôtre. Les trois lettres disent où il s’arrête. Elles viennent des Incoterms 2020 et valent partout.',
        ),
        h('Qui paie quoi'),
        table(
          ['Coût', 'FOB', 'CFR', 'CIF'],
          ['Voiture, papiers d’export, chargement', 'vendeur', 'vendeur', 'vendeur'],
          ['Fret maritime', 'vous', 'vendeur', 'vendeur'],
          ['Assurance en mer', 'vous', 'vous', 'vendeur, minimum'],
          ['Déchargement, droits, intérieur', 'vous', 'vous', 'vous'],
        ),
        p(
          'Un point surprend : dans les trois cas, le risque est à vous dès que la voiture est à bord. En CFR et CIF, le vendeur réserve le navire, mais une avarie en mer est votre affaire. L’assurance CIF ne couvre que les risques des clauses minimales, pour 110 % du prix.',
        ),
        h('Ramener les offres à une ligne'),
        ol(
          'Écrivez le port après les lettres : « FOB Shanghai », « CIF Mombasa ». Sans port, ce n’est pas une offre.',
          'Ajoutez le fret à chaque prix FOB, au tarif d’un seul transitaire.',
          'Ajoutez l’assurance au FOB et au CFR, environ un demi pour cent de la valeur.',
          'Ajoutez partout votre côté : terminal, droits, immatriculation.',
        ),
        h('Quatre questions'),
        ul(
          'Le tarif vaut-il pour le ro-ro ou pour une part de conteneur ?',
          'Jusqu’à quand tiennent le prix et le fret ?',
          'Qui est l’assuré, et qui paie la franchise ?',
          'Les frais du port de chargement sont-ils compris ?',
        ),
        p(
          'Pour une première commande, FOB est souvent le plus clair : prix et fret restent séparés. Sans transitaire, mieux vaut CIF avec une liste de ce qui suit.',
        ),
      ],
    },
    it: {
      title: 'FOB, CFR, CIF: che cosa comprende il prezzo di un’auto e che cosa no',
      summary: 'Tre offerte per la stessa auto, tre totali. Come portarle sulla stessa riga prima di confrontarle.',
      body: [
        p(
          'Chiede a tre esportatori e riceve 15.400, 16.900 e 17.050 dollari. La più economica può essere la più cara: il primo prezzo finisce in un porto cinese, gli altri arrivano al suo. Le tre lettere dicono dove finisce. Vengono dagli Incoterms 2020 e valgono ovunque allo stesso modo.',
        ),
        h('Chi paga che cosa'),
        table(
          ['Costo', 'FOB', 'CFR', 'CIF'],
          ['Auto, documenti, carico', 'venditore', 'venditore', 'venditore'],
          ['Nolo marittimo', 'lei', 'venditore', 'venditore'],
          ['Assicurazione in mare', 'lei', 'lei', 'venditore, minima'],
          ['Scarico, dazi, trasporto interno', 'lei', 'lei', 'lei'],
        ),
        p(
          'Una cosa sorprende: in tutti e tre i casi il rischio è suo appena l’auto è a bordo. Con CFR e CIF la nave la prenota il venditore, ma il danno in mare lo reclama lei. L’assicurazione CIF copre solo i rischi delle clausole minime, per il 110 % del prezzo.',
        ),
        h('Portare le offerte su una riga'),
        ol(
          'Scriva il porto dopo le lettere: «FOB Shanghai», «CIF Mombasa». Senza porto non è un’offerta.',
          'Aggiunga il nolo a ogni prezzo FOB, con la tariffa di un solo spedizioniere.',
          'Aggiunga l’assicurazione a FOB e CFR: circa mezzo punto percentuale del valore.',
          'Aggiunga a tutte la sua parte: terminal, dazi, immatricolazione.',
        ),
        h('Quattro domande'),
        ul(
          'La tariffa è per ro-ro o per una quota di container?',
          'Fino a quando valgono prezzo e nolo?',
          'Chi è l’assicurato e chi paga la franchigia?',
          'Le spese al porto di carico sono comprese?',
        ),
        p(
          'Per un primo ordine FOB è spesso il più chiaro: auto e nolo restano separati. Chi non ha uno spedizioniere sta meglio con CIF e una lista di ciò che viene dopo.',
        ),
      ],
    },
    nl: {
      title: 'FOB, CFR, CIF: wat er in de prijs van een auto zit, en wat niet',
      summary: 'Drie offertes voor dezelfde auto, drie totalen. Zo zet u ze op één lijn voordat u vergelijkt.',
      body: [
        p(
          'Drie exporteurs noemen voor dezelfde auto 15.400, 16.900 en 17.050 dollar. De goedkoopste kan de duurste zijn: de eerste prijs stopt in een Chinese haven, de andere in die van u. De drie letters zeggen waar hij stopt. Ze komen uit de Incoterms 2020 en betekenen overal hetzelfde.',
        ),
        h('Wie betaalt wat'),
        table(
          ['Kosten', 'FOB', 'CFR', 'CIF'],
          ['Auto, exportpapieren, laden', 'verkoper', 'verkoper', 'verkoper'],
          ['Zeevracht', 'u', 'verkoper', 'verkoper'],
          ['Verzekering op zee', 'u', 'u', 'verkoper, minimaal'],
          ['Lossen, invoerrecht, binnenland', 'u', 'u', 'u'],
        ),
        p(
          'Eén ding verrast: bij alle drie is het risico voor u zodra de auto aan boord is. Bij CFR en CIF boekt de verkoper het schip, maar schade op zee is uw claim. De CIF-verzekering dekt alleen de gevaren van de minimumclausules, voor 110 % van de prijs.',
        ),
        h('Offertes op één lijn'),
        ol(
          'Schrijf de haven erachter: ‘FOB Shanghai’, ‘CIF Mombasa’. Zonder haven is het geen offerte.',
          'Tel bij elke FOB-prijs de vracht op, met het tarief van één expediteur.',
          'Tel bij FOB en CFR de verzekering op: ongeveer een half procent van de waarde.',
          'Tel bij alle drie uw kant op: terminal, invoerrecht, kenteken.',
        ),
        h('Vier vragen'),
        ul(
          'Geldt het tarief voor ro-ro of voor een deel van een container?',
          'Hoe lang gelden prijs en vracht?',
          'Wie is de verzekerde, en wie betaalt het eigen risico?',
          'Zitten de kosten in de laadhaven erbij?',
        ),
        p(
          'Voor een eerste order is FOB vaak het duidelijkst: auto en vracht staan apart. Wie geen expediteur heeft, is beter af met CIF en een lijst van wat daarna komt.',
        ),
      ],
    },
    pt: {
      title: 'FOB, CFR, CIF: o que inclui o preço de um carro e o que fica de fora',
      summary: 'Três propostas para o mesmo carro, três totais. Como as pôr na mesma linha antes de comparar.',
      body: [
        p(
          'Três exportadores respondem 15.400, 16.900 e 17.050 dólares pelo mesmo carro. A mais barata pode ser a mais cara: o primeiro preço acaba num porto chinês, os outros chegam ao seu. As três letras dizem onde acaba. Vêm dos Incoterms 2020 e significam o mesmo em todo o lado.',
        ),
        h('Quem paga o quê'),
        table(
          ['Custo', 'FOB', 'CFR', 'CIF'],
          ['Carro, papéis de exportação, carga', 'vendedor', 'vendedor', 'vendedor'],
          ['Frete marítimo', 'comprador', 'vendedor', 'vendedor'],
          ['Seguro no mar', 'comprador', 'comprador', 'vendedor, mínimo'],
          ['Descarga, direitos, interior', 'comprador', 'comprador', 'comprador'],
        ),
        p(
          'Há um ponto que surpreende: nos três casos o risco passa para si assim que o carro está a bordo. Em CFR e CIF o vendedor reserva o navio, mas um dano no mar é reclamação sua. O seguro CIF cobre só os riscos das cláusulas mínimas, por 110 % do preço.',
        ),
        h('Pôr as propostas na mesma linha'),
        ol(
          'Escreva o porto a seguir às letras: «FOB Xangai», «CIF Mombaça». Sem porto não é proposta.',
          'Some o frete a cada preço FOB, com a tarifa de um só transitário.',
          'Some o seguro a FOB e CFR: cerca de meio por cento do valor.',
          'Some em todas o seu lado: terminal, direitos, matrícula.',
        ),
        h('Quatro perguntas'),
        ul(
          'A tarifa é de ro-ro ou de parte de um contentor?',
          'Até quando valem o preço e o frete?',
          'Quem é o segurado e quem paga a franquia?',
          'As taxas do porto de carga estão incluídas?',
        ),
        p(
          'Numa primeira encomenda, FOB costuma ser o mais claro: vê o carro e o frete em separado. Sem transitário, fica melhor servido com CIF e uma lista do que vem depois.',
        ),
      ],
    },
    ru: {
      title: 'FOB, CFR, CIF: что входит в цену машины, а что остаётся за вами',
      summary: 'Три предложения на одну машину и три разные суммы. Как привести их к одной строке и только потом сравнивать.',
      body: [
        p(
          'Три экспортёра называют за одну и ту же машину 15 400, 16 900 и 17 050 долларов. Самое дешёвое предложение может оказаться самым дорогим: первая цена кончается в китайском порту, остальные доходят до вашего. Где именно, говорят три буквы. Они взяты из Инкотермс 2020 и везде значат одно и то же.',
        ),
        h('Кто за что платит'),
        table(
          ['Расход', 'FOB', 'CFR', 'CIF'],
          ['Машина, экспортные документы, погрузка', 'продавец', 'продавец', 'продавец'],
          ['Морской фрахт', 'вы', 'продавец', 'продавец'],
          ['Страховка в море', 'вы', 'вы', 'продавец, минимум'],
          ['Выгрузка, пошлина, доставка', 'вы', 'вы', 'вы'],
        ),
        p(
          'Многих удивляет одно: во всех трёх случаях риск переходит к вам, как только машина на борту. При CFR и CIF судно заказывает продавец, но с повреждением в пути разбираетесь вы. Страховка CIF покрывает лишь риски минимальных условий, на 110 % цены.',
        ),
        h('Как привести к одной строке'),
        ol(
          'Допишите порт: «FOB Шанхай», «CIF Момбаса». Буквы без порта — не предложение.',
          'К каждой цене FOB прибавьте фрахт по ставке одного экспедитора.',
          'К FOB и CFR прибавьте страховку, около половины процента стоимости.',
          'Ко всем трём прибавьте своё: терминал, пошлину, регистрацию.',
        ),
        h('Четыре вопроса'),
        ul(
          'Ставка за ро-ро или за долю контейнера?',
          'До какого числа действуют цена и фрахт?',
          'Кто вписан страхователем и кто платит франшизу?',
          'Входят ли сборы в порту погрузки?',
        ),
        p(
          'Для первого заказа чаще всего нагляднее FOB: цена машины и фрахт видны отдельно. Если экспедитора нет, удобнее CIF и список того, что будет дальше.',
        ),
      ],
    },
    ar: {
      title: 'FOB وCFR وCIF: ما يشمله سعر السيارة وما يبقى عليكم',
      summary: 'ثلاثة عروض للسيارة نفسها وثلاثة مجاميع مختلفة. كيف تضعونها على سطر واحد قبل المقارنة.',
      body: [
        p(
          'تسألون ثلاثة مصدّرين عن سيارة واحدة فتصلكم أسعار 15,400 و16,900 و17,050 دولارًا. وقد يكون الأرخص هو الأغلى: السعر الأول ينتهي في ميناء صيني، والآخران يصلان إلى مينائكم. الحروف الثلاثة تقول أين ينتهي السعر، وهي من Incoterms 2020 ومعناها واحد في كل مكان.',
        ),
        h('من يدفع ماذا'),
        table(
          ['التكلفة', 'FOB', 'CFR', 'CIF'],
          ['السيارة ومستندات التصدير والتحميل', 'البائع', 'البائع', 'البائع'],
          ['الشحن البحري', 'أنتم', 'البائع', 'البائع'],
          ['التأمين في البحر', 'أنتم', 'أنتم', 'البائع، بالحد الأدنى'],
          ['التفريغ والرسوم والنقل الداخلي', 'أنتم', 'أنتم', 'أنتم'],
        ),
        p(
          'هناك نقطة تفاجئ كثيرين: في الحالات الثلاث ينتقل الخطر إليكم ما إن تصبح السيارة على متن السفينة. في CFR وCIF يحجز البائع السفينة، لكن المطالبة عن ضرر الرحلة تقع عليكم. وتأمين CIF يغطي مخاطر الشروط الدنيا فقط، بقيمة 110% من السعر.',
        ),
        h('وضع العروض على سطر واحد'),
        ol(
          'اكتبوا الميناء بعد الحروف: «FOB شنغهاي»، «CIF مومباسا». حروف بلا ميناء ليست عرضًا.',
          'أضيفوا الشحن إلى كل سعر FOB بتعرفة وكيل شحن واحد.',
          'أضيفوا التأمين إلى FOB وCFR، نحو نصف بالمئة من القيمة.',
          'أضيفوا إلى الثلاثة ما يُدفع عندكم: المحطة والرسوم والتسجيل.',
        ),
        h('أربعة أسئلة'),
        ul(
          'هل التعرفة لسفينة الدحرجة أم لحصة من حاوية؟',
          'إلى متى يسري السعر والشحن؟',
          'من هو المؤمَّن له، ومن يتحمل مبلغ التحمّل؟',
          'هل رسوم ميناء التحميل مشمولة؟',
        ),
        p('في الطلب الأول يكون FOB أوضح غالبًا: ترون سعر السيارة والشحن منفصلين. ومن لا وكيل شحن له يناسبه CIF مع قائمة بما يأتي بعده.'),
      ],
    },
    ur: {
      title: 'FOB، CFR، CIF: گاڑی کی قیمت میں کیا شامل ہے اور کیا نہیں',
      summary: 'ایک ہی گاڑی کی تین پیشکشیں اور تین الگ رقمیں۔ موازنے سے پہلے انہیں ایک سطر پر کیسے لائیں۔',
      body: [
        p(
          'آپ تین برآمد کنندگان سے ایک گاڑی کا پوچھتے ہیں اور 15,400، 16,900 اور 17,050 ڈالر سنتے ہیں۔ سب سے سستی پیشکش سب سے مہنگی نکل سکتی ہے: پہلی قیمت چین کی بندرگاہ پر ختم ہوتی ہے، باقی آپ کی بندرگاہ تک آتی ہیں۔ قیمت کہاں ختم ہوتی ہے، یہ تین حروف بتاتے ہیں۔ یہ Incoterms 2020 سے ہیں اور ہر جگہ ایک ہی معنی رکھتے ہیں۔',
        ),
        h('کون کیا ادا کرتا ہے'),
        table(
          ['خرچ', 'FOB', 'CFR', 'CIF'],
          ['گاڑی، برآمدی کاغذات، لدائی', 'بیچنے والا', 'بیچنے والا', 'بیچنے والا'],
          ['سمندری کرایہ', 'آپ', 'بیچنے والا', 'بیچنے والا'],
          ['سمندری انشورنس', 'آپ', 'آپ', 'بیچنے والا، کم از کم'],
          ['اتروائی، ڈیوٹی، اندرون ملک', 'آپ', 'آپ', 'آپ'],
        ),
        p(
          'ایک بات اکثر حیران کرتی ہے: تینوں صورتوں میں گاڑی جہاز پر آتے ہی خطرہ آپ کا ہو جاتا ہے۔ CFR اور CIF میں جہاز بیچنے والا بُک کرتا ہے، مگر راستے کے نقصان کا دعویٰ آپ کو کرنا ہوتا ہے۔ CIF انشورنس صرف کم از کم شرائط کے خطرات پر لاگو ہوتی ہے، قیمت کے 110 فیصد تک۔',
        ),
        h('پیشکشیں ایک سطر پر'),
        ol(
          'حروف کے بعد بندرگاہ لکھیں: ”FOB شنگھائی“، ”CIF ممباسا“۔ بندرگاہ کے بغیر یہ پیشکش نہیں۔',
          'ہر FOB قیمت میں ایک ہی فارورڈر کے نرخ سے کرایہ جوڑیں۔',
          'FOB اور CFR میں انشورنس جوڑیں، مالیت کا تقریباً آدھا فیصد۔',
          'تینوں میں اپنی طرف کے خرچ جوڑیں: ٹرمینل، ڈیوٹی، رجسٹریشن۔',
        ),
        h('چار سوال'),
        ul(
          'نرخ رو رو کا ہے یا کنٹینر کے حصے کا؟',
          'قیمت اور کرایہ کب تک برقرار ہیں؟',
          'انشورنس کس کے نام ہے اور ابتدائی کٹوتی کون دے گا؟',
          'لدائی کی بندرگاہ کی فیس شامل ہے؟',
        ),
        p('پہلے آرڈر میں FOB عموماً سب سے صاف ہے: گاڑی اور کرایہ الگ نظر آتے ہیں۔ جس کا اپنا فارورڈر نہیں، اس کے لیے CIF اور بعد کے اخراجات کی فہرست بہتر ہے۔'),
      ],
    },
    th: {
      title: 'FOB, CFR, CIF: ราคารถรวมอะไร และไม่รวมอะไร',
      summary: 'รถคันเดียวกัน สามใบเสนอราคา สามยอดรวม วิธีจัดให้อยู่บนเส้นเดียวกันก่อนเปรียบเทียบ',
      body: [
        p(
          'ถามผู้ส่งออกสามรายเรื่องรถคันเดียวกัน ได้ราคา 15,400, 16,900 และ 17,050 ดอลลาร์ ราคาที่ถูกสุดอาจแพงสุดก็ได้ เพราะราคาแรกจบที่ท่าเรือในจีน ส่วนอีกสองราคามาถึงท่าเรือของคุณ อักษรสามตัวบอกว่าราคาจบที่ไหน อักษรเหล่านี้มาจาก Incoterms 2020 และมีความหมายเดียวกันทุกที่',
        ),
        h('ใครจ่ายอะไร'),
        table(
          ['ค่าใช้จ่าย', 'FOB', 'CFR', 'CIF'],
          ['ตัวรถ เอกสารส่งออก ขนขึ้นเรือ', 'ผู้ขาย', 'ผู้ขาย', 'ผู้ขาย'],
          ['ค่าระวางเรือ', 'คุณ', 'ผู้ขาย', 'ผู้ขาย'],
          ['ประกันทางทะเล', 'คุณ', 'คุณ', 'ผู้ขาย ขั้นต่ำ'],
          ['ขนลง ภาษี ขนส่งในประเทศ', 'คุณ', 'คุณ', 'คุณ'],
        ),
        p(
          'เรื่องที่หลายคนแปลกใจ คือทั้งสามแบบ ความเสี่ยงตกเป็นของคุณทันทีที่รถขึ้นเรือ แบบ CFR และ CIF ผู้ขายเป็นคนจองเรือ แต่หากรถเสียหายกลางทาง คุณต้องเป็นผู้เคลม ประกันแบบ CIF คุ้มครองเฉพาะภัยตามเงื่อนไขขั้นต่ำ วงเงิน 110% ของราคา',
        ),
        h('จัดให้อยู่บนเส้นเดียวกัน'),
        ol(
          'เขียนชื่อท่าต่อท้ายเสมอ เช่น “FOB เซี่ยงไฮ้” “CIF มอมบาซา” ไม่มีชื่อท่าก็ไม่ใช่ใบเสนอราคา',
          'บวกค่าระวางในทุกราคา FOB โดยใช้อัตราของตัวแทนขนส่งรายเดียว',
          'บวกประกันใน FOB และ CFR ราวครึ่งเปอร์เซ็นต์ของมูลค่า',
          'บวกค่าใช้จ่ายฝั่งคุณในทั้งสาม: ท่าเรือ ภาษี จดทะเบียน',
        ),
        h('สี่คำถาม'),
        ul('อัตรานี้เป็นเรือ Ro-Roหรือส่วนแบ่งตู้คอนเทนเนอร์', 'ราคาและค่าระวางยืนถึงวันไหน', 'ใครเป็นผู้เอาประกัน และใครจ่ายค่าเสียหายส่วนแรก', 'รวมค่าธรรมเนียมท่าต้นทางแล้วหรือยัง'),
        p('สำหรับการสั่งครั้งแรก FOB มักชัดเจนที่สุด เพราะเห็นราคารถกับค่าระวางแยกกัน หากไม่มีตัวแทนขนส่ง CIF พร้อมรายการค่าใช้จ่ายที่จะตามมาจะสะดวกกว่า'),
      ],
    },
    zh: {
      title: 'FOB、CFR、CIF：车价里含什么，不含什么',
      summary: '同一台车，三份报价，三个总数。先拉到同一条线上，再比较。',
      body: [
        p(
          '向三家出口商询同一台车，得到 15,400、16,900 和 17,050 美元。最便宜的可能最贵：第一个价格止于中国港口，另外两个到您的港口。价格后面的三个字母说明止于何处。它们出自 Incoterms 2020，在各国含义一致。',
        ),
        h('谁付什么'),
        table(
          ['费用', 'FOB', 'CFR', 'CIF'],
          ['车辆、出口单证、装船', '卖方', '卖方', '卖方'],
          ['海运费', '您', '卖方', '卖方'],
          ['海运保险', '您', '您', '卖方，最低险'],
          ['卸货、关税、内陆', '您', '您', '您'],
        ),
        p(
          '有一点常出人意料：三种条款下，车一上船，风险就归您。CFR 和 CIF 由卖方订船，但途中受损由您索赔。CIF 的保险只保最低条款列明的风险，保额为价格的 110%。',
        ),
        h('拉到同一条线上'),
        ol(
          '字母后写上港口：“FOB 上海”“CIF 蒙巴萨”。没有港口，不算报价。',
          '每个 FOB 价都加上运费，统一用一家货代的费率。',
          'FOB 和 CFR 加上保险，约为货值的千分之五。',
          '三者都加上您这边的费用：码头、关税、上牌。',
        ),
        h('四个问题'),
        ul('费率是滚装，还是拼箱份额？', '价格和运费有效到哪天？', '被保险人是谁，免赔额由谁承担？', '装港费用是否已含？'),
        p('首单用 FOB 往往最清楚，车价与运费分列。没有货代的买家，选 CIF 并要一份后续费用清单更省事。'),
      ],
    },
  },
}
