import { h, ol, p, table, ul, type DemoArticle } from './article.ts'

/** Paint: factory films measure about 80 to 160 µm; tyre date is the DOT week and year. */
export const READING_A_CONDITION_REPORT: DemoArticle = {
  sign: 'reading-a-used-car-condition-report',
  category: 'inspection',
  is_top: false,
  list_filter: null,
  published_at: '2026-11-15T08:00:00.000Z',
  words: {
    en: {
      title: 'Reading the condition report of a used car you have never seen',
      summary: 'Five places in the report that decide, what the numbers mean, and the questions a good report lets you ask.',
      body: [
        p(
          'You buy a used car over seven thousand sea miles. The report is all you have of it, so read it like a contract. A good one names who looked, on which day, with which instruments, and shows where every defect lies.',
        ),
        h('The head of the page'),
        p(
          'Check that the chassis number matches the invoice, figure by figure. Look at the date: after three months in an open yard a report describes another car. And look for the name of the body that inspected; the seller’s own sheet is a description, not an inspection.',
        ),
        h('Numbers and what they say'),
        table(
          ['Entry', 'Usual', 'Ask when'],
          ['Paint thickness', '80–160 µm', 'one panel is far above its neighbours'],
          ['Battery health', '90 % or more in the first years', 'no method or charge level is given'],
          ['Tyre date', 'under six years', 'the four tyres differ in age'],
          ['Mileage', '10,000–20,000 km a year', 'the wear of wheel and pedals tells another story'],
        ),
        p(
          'A repainted wing is no drama: car parks do that. A repainted pillar or roof edge is another matter, because there the body itself was straightened.',
        ),
        h('Reading the defect map'),
        ul(
          'Wear: seats, steering wheel, stone chips. Normal, but it belongs in the price.',
          'Scratches and dents with a size in centimetres: ask for a photograph with a ruler.',
          'Rust on seams and underbody: ask for a picture from below.',
          'Words such as “slight” without a size say nothing.',
        ),
        h('Before you pay'),
        ol(
          'Ask for today’s photographs of the three worst points.',
          'Ask for a video of the cold start and of the fault-code reader.',
          'Have keys, spare wheel and charging cable written into the contract.',
        ),
        p('An exporter who answers these in a day has the car in the yard. One who needs a week may still have to find it.'),
      ],
    },
    de: {
      title: 'Den Zustandsbericht eines Autos lesen, das man nie gesehen hat',
      summary: 'Fünf Stellen, die entscheiden, was die Zahlen bedeuten und welche Fragen ein guter Bericht möglich macht.',
      body: [
        p(
          'Sie kaufen einen Gebrauchten über siebentausend Seemeilen. Der Bericht ist alles, was Sie von ihm haben; lesen Sie ihn wie einen Vertrag. Ein guter nennt, wer wann mit welchen Geräten geprüft hat, und zeigt, wo jeder Mangel sitzt.',
        ),
        h('Der Kopf der Seite'),
        p(
          'Vergleichen Sie die Fahrgestellnummer Ziffer für Ziffer mit der Rechnung. Achten Sie auf das Datum: Nach drei Monaten im Freien beschreibt der Bericht ein anderes Auto. Und suchen Sie den Namen der Prüfstelle; das Blatt des Verkäufers ist eine Beschreibung, keine Prüfung.',
        ),
        h('Zahlen und was sie sagen'),
        table(
          ['Eintrag', 'Üblich', 'Nachfragen, wenn'],
          ['Lackdicke', '80–160 µm', 'ein Teil weit über seinen Nachbarn liegt'],
          ['Batteriezustand', 'in den ersten Jahren 90 % und mehr', 'Verfahren oder Ladestand fehlen'],
          ['Reifendatum', 'unter sechs Jahren', 'die vier Reifen verschieden alt sind'],
          ['Laufleistung', '10.000–20.000 km im Jahr', 'Lenkrad und Pedale etwas anderes erzählen'],
        ),
        p(
          'Ein nachlackierter Kotflügel ist kein Drama, das passiert auf Parkplätzen. Eine nachlackierte Säule oder Dachkante schon: Dort wurde die Karosserie gerichtet.',
        ),
        h('Die Mängelkarte lesen'),
        ul(
          'Gebrauchsspuren an Sitzen, Lenkrad, Front: normal, aber sie gehören in den Preis.',
          'Kratzer und Dellen mit Zentimetern: ein Foto mit Maßstab verlangen.',
          'Rost an Nähten und Unterboden: ein Bild von unten verlangen.',
          'Worte wie „leicht“ ohne Maß sagen nichts.',
        ),
        h('Vor der Zahlung'),
        ol(
          'Heutige Fotos der drei schlimmsten Stellen anfordern.',
          'Ein Video vom Kaltstart und vom Fehlerspeicher anfordern.',
          'Schlüssel, Ersatzrad und Ladekabel in den Vertrag schreiben lassen.',
        ),
        p('Wer das binnen eines Tages beantwortet, hat das Auto auf dem Hof. Wer eine Woche braucht, muss es vielleicht erst noch finden.'),
      ],
    },
    es: {
      title: 'Leer el informe de estado de un usado que nunca ha visto',
      summary: 'Cinco puntos que deciden, qué significan las cifras y qué preguntas permite un buen informe.',
      body: [
        p(
          'Compra un auto usado a siete mil millas de mar. El informe es lo único que tiene de él: léalo como un contrato. Uno bueno dice quién lo revisó, qué día, con qué instrumentos, y muestra dónde está cada defecto.',
        ),
        h('La cabecera'),
        p(
          'Compruebe el número de chasis con la factura, cifra por cifra. Mire la fecha: tras tres meses al aire libre, el informe describe otro auto. Y busque el nombre de la entidad que inspeccionó; la hoja del propio vendedor es una descripción, no una inspección.',
        ),
        h('Las cifras y lo que dicen'),
        table(
          ['Dato', 'Habitual', 'Pregunte si'],
          ['Espesor de pintura', '80–160 µm', 'un panel supera con mucho a los vecinos'],
          ['Salud de la batería', '90 % o más los primeros años', 'faltan método o nivel de carga'],
          ['Fecha de neumáticos', 'menos de seis años', 'los cuatro no son de la misma edad'],
          ['Kilometraje', '10.000–20.000 km al año', 'el volante y los pedales cuentan otra cosa'],
        ),
        p(
          'Una aleta repintada no es un drama: son cosas de aparcamiento. Un montante o un borde del techo repintados sí importan, porque ahí se enderezó la carrocería.',
        ),
        h('Leer el mapa de defectos'),
        ul(
          'Desgaste de asientos, volante y frontal: normal, pero va en el precio.',
          'Arañazos y golpes con centímetros: pida una foto con regla.',
          'Óxido en uniones y bajos: pida una foto desde abajo.',
          'Palabras como «leve» sin medida no dicen nada.',
        ),
        h('Antes de pagar'),
        ol(
          'Pida fotos de hoy de los tres peores puntos.',
          'Pida un video del arranque en frío y de la lectura de averías.',
          'Que llaves, rueda de repuesto y cable figuren en el contrato.',
        ),
        p('Quien responde en un día tiene el auto en el patio. Quien necesita una semana quizá aún tenga que encontrarlo.'),
      ],
    },
    fr: {
      title: 'Lire le rapport d’état d’une occasion que l’on n’a jamais vue',
      summary: 'Cinq endroits décisifs, le sens des chiffres, et les questions qu’un bon rapport permet de poser.',
      body: [
        p(
          'Vous achetez une occasion à sept mille milles marins. Le rapport est tout ce que vous en avez : lisez-le comme un contrat. Un bon rapport dit qui a regardé, quel jour, avec quels instruments, et montre où se trouve chaque défaut.',
        ),
        h('Le haut de la page'),
        p(
          'Comparez le numéro de châssis à la facture, chiffre par chiffre. Regardez la date : après trois mois dehors, le rapport décrit une autre voiture. Et cherchez le nom de l’organisme ; la fiche du vendeur est une description, pas une inspection.',
        ),
        h('Les chiffres et leur sens'),
        table(
          ['Mesure', 'Habituel', 'À demander si'],
          ['Épaisseur de peinture', '80–160 µm', 'un panneau dépasse nettement ses voisins'],
          ['Santé de la batterie', '90 % ou plus les premières années', 'ni méthode ni niveau de charge ne sont donnés'],
          ['Date des pneus', 'moins de six ans', 'les quatre n’ont pas le même âge'],
          ['Kilométrage', '10 000–20 000 km par an', 'volant et pédales racontent autre chose'],
        ),
        p('Une aile repeinte n’est pas un drame : les parkings s’en chargent. Un montant ou un bord de toit repeint, si : la caisse y a été redressée.'),
        h('Lire la carte des défauts'),
        ul(
          'Usure des sièges, du volant, de l’avant : normale, mais elle compte dans le prix.',
          'Rayures et bosses en centimètres : demandez une photo avec une règle.',
          'Rouille aux joints et au soubassement : demandez une vue de dessous.',
          '« Léger » sans mesure ne dit rien.',
        ),
        h('Avant de payer'),
        ol(
          'Demandez des photos du jour des trois pires points.',
          'Demandez une vidéo du démarrage à froid et de la lecture des défauts.',
          'Faites écrire au contrat clés, roue de secours et câble de charge.',
        ),
        p('Qui répond en un jour a la voiture dans son parc. Qui met une semaine doit peut-être encore la trouver.'),
      ],
    },
    it: {
      title: 'Leggere la scheda di un usato che non si è mai visto',
      summary: 'Cinque punti che decidono, che cosa dicono i numeri e quali domande permette una buona scheda.',
      body: [
        p(
          'Compra un’auto usata a settemila miglia di mare. La scheda è tutto ciò che ne ha: la legga come un contratto. Una buona scheda dice chi ha guardato, in che giorno, con quali strumenti, e mostra dove sta ogni difetto.',
        ),
        h('La testata'),
        p(
          'Confronti il numero di telaio con la fattura, cifra per cifra. Guardi la data: dopo tre mesi all’aperto la scheda descrive un’altra auto. E cerchi il nome dell’ente; il foglio del venditore è una descrizione, non un’ispezione.',
        ),
        h('I numeri e che cosa dicono'),
        table(
          ['Voce', 'Di solito', 'Chiedere se'],
          ['Spessore vernice', '80–160 µm', 'un pannello è molto sopra i vicini'],
          ['Salute della batteria', '90 % o più nei primi anni', 'mancano metodo o livello di carica'],
          ['Data pneumatici', 'meno di sei anni', 'le quattro gomme hanno età diverse'],
          ['Chilometri', '10.000–20.000 km l’anno', 'volante e pedali raccontano altro'],
        ),
        p(
          'Un parafango riverniciato non è un dramma: sono cose da parcheggio. Un montante o un bordo del tetto riverniciato sì: lì è stata raddrizzata la scocca.',
        ),
        h('Leggere la mappa dei difetti'),
        ul(
          'Usura di sedili, volante e frontale: normale, ma va nel prezzo.',
          'Graffi e ammaccature in centimetri: chieda una foto con il righello.',
          'Ruggine su giunti e sottoscocca: chieda una foto da sotto.',
          '«Lieve» senza misura non dice nulla.',
        ),
        h('Prima di pagare'),
        ol(
          'Chieda foto di oggi dei tre punti peggiori.',
          'Chieda un video dell’avviamento a freddo e della lettura guasti.',
          'Faccia scrivere nel contratto chiavi, ruota di scorta e cavo di ricarica.',
        ),
        p('Chi risponde in un giorno ha l’auto nel piazzale. Chi ci mette una settimana forse deve ancora trovarla.'),
      ],
    },
    nl: {
      title: 'Het conditierapport lezen van een auto die u nooit hebt gezien',
      summary: 'Vijf plekken die beslissen, wat de getallen betekenen en welke vragen een goed rapport mogelijk maakt.',
      body: [
        p(
          'U koopt een occasion over zevenduizend zeemijl. Het rapport is alles wat u ervan hebt, dus lees het als een contract. Een goed rapport zegt wie keek, op welke dag, met welke instrumenten, en laat zien waar elk gebrek zit.',
        ),
        h('De kop'),
        p(
          'Vergelijk het chassisnummer cijfer voor cijfer met de factuur. Kijk naar de datum: na drie maanden buiten beschrijft het rapport een andere auto. En zoek de naam van de keuringsinstantie; het blad van de verkoper is een beschrijving, geen keuring.',
        ),
        h('Getallen en wat ze zeggen'),
        table(
          ['Gegeven', 'Gebruikelijk', 'Vraag door als'],
          ['Lakdikte', '80–160 µm', 'één paneel ver boven de rest ligt'],
          ['Accuconditie', '90 % of meer in de eerste jaren', 'methode of laadniveau ontbreekt'],
          ['Bandendatum', 'jonger dan zes jaar', 'de vier banden verschillen in leeftijd'],
          ['Kilometerstand', '10.000–20.000 km per jaar', 'stuur en pedalen iets anders vertellen'],
        ),
        p('Een overgespoten spatbord is geen drama: dat doen parkeerplaatsen. Een overgespoten stijl of dakrand wel, want daar is de carrosserie gericht.'),
        h('De gebrekenkaart lezen'),
        ul(
          'Slijtage aan stoelen, stuur en front: normaal, maar het hoort in de prijs.',
          'Krassen en deuken in centimeters: vraag een foto met liniaal.',
          'Roest op naden en bodem: vraag een foto van onderen.',
          'Woorden als ‘licht’ zonder maat zeggen niets.',
        ),
        h('Voordat u betaalt'),
        ol(
          'Vraag foto’s van vandaag van de drie ergste punten.',
          'Vraag een video van de koude start en van het uitlezen.',
          'Laat sleutels, reservewiel en laadkabel in het contract zetten.',
        ),
        p('Wie dit in een dag beantwoordt, heeft de auto op het terrein. Wie een week nodig heeft, moet hem misschien nog vinden.'),
      ],
    },
    pt: {
      title: 'Ler o relatório de estado de um usado que nunca viu',
      summary: 'Cinco pontos que decidem, o que dizem os números e que perguntas um bom relatório permite.',
      body: [
        p(
          'Compra um usado a sete mil milhas de mar. O relatório é tudo o que tem dele: leia-o como um contrato. Um bom relatório diz quem viu, em que dia, com que instrumentos, e mostra onde está cada defeito.',
        ),
        h('O cabeçalho'),
        p(
          'Compare o número do quadro com a fatura, algarismo a algarismo. Veja a data: ao fim de três meses ao ar livre, o relatório descreve outro carro. E procure o nome da entidade; a folha do vendedor é uma descrição, não uma inspeção.',
        ),
        h('Os números e o que dizem'),
        table(
          ['Dado', 'Habitual', 'Pergunte se'],
          ['Espessura da pintura', '80–160 µm', 'um painel está muito acima dos vizinhos'],
          ['Saúde da bateria', '90 % ou mais nos primeiros anos', 'faltam método ou nível de carga'],
          ['Data dos pneus', 'menos de seis anos', 'os quatro têm idades diferentes'],
          ['Quilometragem', '10.000–20.000 km por ano', 'volante e pedais contam outra coisa'],
        ),
        p('Um guarda-lamas repintado não é um drama: é coisa de estacionamento. Um pilar ou uma aresta do tejadilho, sim: ali a carroçaria foi endireitada.'),
        h('Ler o mapa de defeitos'),
        ul(
          'Desgaste de bancos, volante e frente: normal, mas conta no preço.',
          'Riscos e mossas em centímetros: peça uma fotografia com régua.',
          'Ferrugem em uniões e por baixo: peça uma fotografia de baixo.',
          '«Ligeiro» sem medida não diz nada.',
        ),
        h('Antes de pagar'),
        ol(
          'Peça fotografias de hoje dos três piores pontos.',
          'Peça um vídeo do arranque a frio e da leitura de avarias.',
          'Faça constar no contrato chaves, roda de reserva e cabo de carga.',
        ),
        p('Quem responde num dia tem o carro no parque. Quem precisa de uma semana talvez ainda o tenha de encontrar.'),
      ],
    },
    ru: {
      title: 'Как читать отчёт о машине с пробегом, которую вы не видели',
      summary: 'Пять мест, которые решают, что значат цифры и какие вопросы позволяет задать хороший отчёт.',
      body: [
        p(
          'Вы покупаете машину за семь тысяч морских миль. Отчёт — всё, что у вас есть, поэтому читайте его как договор. В хорошем указано, кто смотрел, в какой день и какими приборами, и показано место каждого дефекта.',
        ),
        h('Шапка'),
        p(
          'Сверьте номер кузова со счётом, знак за знаком. Посмотрите дату: после трёх месяцев под открытым небом отчёт описывает другую машину. Найдите название организации: лист самого продавца — это описание, а не осмотр.',
        ),
        h('Цифры и что за ними'),
        table(
          ['Показатель', 'Обычно', 'Спросите, если'],
          ['Толщина краски', '80–160 мкм', 'одна деталь намного выше соседних'],
          ['Состояние батареи', '90 % и больше в первые годы', 'нет метода или уровня заряда'],
          ['Дата шин', 'до шести лет', 'шины разного возраста'],
          ['Пробег', '10 000–20 000 км в год', 'руль и педали говорят другое'],
        ),
        p('Перекрашенное крыло — не беда, такое случается на парковках. Перекрашенная стойка или кромка крыши — другое дело: там правили кузов.'),
        h('Карта дефектов'),
        ul(
          'Износ сидений, руля, сколы спереди: нормально, но учитывается в цене.',
          'Царапины и вмятины в сантиметрах: просите фото с линейкой.',
          'Ржавчина на швах и днище: просите снимок снизу.',
          'Слово «небольшой» без размера ничего не значит.',
        ),
        h('До оплаты'),
        ol(
          'Попросите сегодняшние фото трёх худших мест.',
          'Попросите видео холодного запуска и чтения ошибок.',
          'Впишите в договор ключи, запасное колесо и зарядный кабель.',
        ),
        p('Кто отвечает за день, у того машина на площадке. Кому нужна неделя, тому, возможно, её ещё предстоит найти.'),
      ],
    },
    ar: {
      title: 'كيف تقرؤون تقرير حالة سيارة مستعملة لم تروها',
      summary: 'خمسة مواضع حاسمة، ومعنى الأرقام، والأسئلة التي يتيحها التقرير الجيد.',
      body: [
        p(
          'تشترون سيارة مستعملة على بعد سبعة آلاف ميل بحري. التقرير هو كل ما لديكم منها، فاقرؤوه كما تقرؤون عقدًا. التقرير الجيد يذكر من فحص، وفي أي يوم، وبأي أجهزة، ويبيّن موضع كل عيب.',
        ),
        h('رأس الصفحة'),
        p(
          'طابقوا رقم الهيكل مع الفاتورة رقمًا رقمًا. انظروا إلى التاريخ: بعد ثلاثة أشهر في العراء يصف التقرير سيارة أخرى. وابحثوا عن اسم جهة الفحص؛ فورقة البائع نفسه وصف وليست فحصًا.',
        ),
        h('الأرقام وما تقوله'),
        table(
          ['البند', 'المعتاد', 'اسألوا إذا'],
          ['سماكة الطلاء', '80–160 ميكرونًا', 'زادت قطعة كثيرًا على جاراتها'],
          ['صحة البطارية', '90% أو أكثر في السنوات الأولى', 'لم تُذكر الطريقة أو مستوى الشحن'],
          ['تاريخ الإطارات', 'أقل من ست سنوات', 'اختلفت أعمار الإطارات الأربعة'],
          ['المسافة', '10,000–20,000 كم في السنة', 'قال المقود والدواسات غير ذلك'],
        ),
        p('رفرف أعيد طلاؤه ليس مشكلة، فهذا شأن المواقف. أما عمود أو حافة سقف أعيد طلاؤها فأمر آخر، لأن الهيكل نفسه قُوّم هناك.'),
        h('قراءة خريطة العيوب'),
        ul(
          'تآكل المقاعد والمقود وآثار الحصى: طبيعي، لكنه يدخل في السعر.',
          'الخدوش والانبعاجات بالسنتيمتر: اطلبوا صورة مع مسطرة.',
          'الصدأ عند اللحامات وأسفل السيارة: اطلبوا صورة من تحت.',
          'كلمة «بسيط» بلا قياس لا تقول شيئًا.',
        ),
        h('قبل الدفع'),
        ol('اطلبوا صور اليوم لأسوأ ثلاثة مواضع.', 'اطلبوا تسجيلًا للتشغيل البارد ولقراءة الأعطال.', 'أدرجوا في العقد المفاتيح والإطار الاحتياطي وكابل الشحن.'),
        p('من يجيب في يوم واحد فالسيارة في ساحته. ومن يحتاج إلى أسبوع فلعله ما زال يبحث عنها.'),
      ],
    },
    ur: {
      title: 'ایسی استعمال شدہ گاڑی کی رپورٹ پڑھنا جو آپ نے دیکھی نہیں',
      summary: 'پانچ جگہیں جو فیصلہ کرتی ہیں، اعداد کا مطلب، اور وہ سوال جو اچھی رپورٹ پوچھنے دیتی ہے۔',
      body: [
        p(
          'آپ سات ہزار بحری میل دور سے استعمال شدہ گاڑی خریدتے ہیں۔ آپ کے پاس صرف رپورٹ ہے، اسے معاہدے کی طرح پڑھیں۔ اچھی رپورٹ بتاتی ہے کہ کس نے، کس دن، کن آلات سے دیکھا، اور ہر خرابی کی جگہ دکھاتی ہے۔',
        ),
        h('صفحے کا اوپری حصہ'),
        p(
          'VIN کو انوائس سے ایک ایک ہندسہ ملائیں۔ تاریخ دیکھیں: کھلے یارڈ میں تین مہینے بعد رپورٹ کسی اور گاڑی کی ہو جاتی ہے۔ معائنہ کرنے والے ادارے کا نام تلاش کریں؛ بیچنے والے کا اپنا کاغذ بیان ہے، معائنہ نہیں۔',
        ),
        h('اعداد اور ان کا مطلب'),
        table(
          ['اندراج', 'عام طور پر', 'پوچھیں جب'],
          ['رنگ کی موٹائی', '80–160 مائیکرون', 'ایک حصہ باقی سے بہت زیادہ ہو'],
          ['بیٹری کی صحت', 'ابتدائی برسوں میں 90 فیصد یا زیادہ', 'طریقہ یا چارج کی سطح نہ لکھی ہو'],
          ['ٹائر کی تاریخ', 'چھ سال سے کم', 'چاروں ٹائر الگ عمر کے ہوں'],
          ['مائلیج', 'سالانہ 10,000–20,000 کلومیٹر', 'اسٹیئرنگ اور پیڈل کچھ اور کہیں'],
        ),
        p(
          'ایک فینڈر کا دوبارہ رنگ ہونا معمولی بات ہے، پارکنگ میں ایسا ہوتا ہے۔ ستون یا چھت کے کنارے کا رنگ ہونا الگ معاملہ ہے، کیونکہ وہاں باڈی سیدھی کی گئی ہوتی ہے۔',
        ),
        h('خرابیوں کا نقشہ'),
        ul(
          'سیٹوں، اسٹیئرنگ اور سامنے کی گھسائی: معمول ہے، مگر قیمت میں گنی جائے۔',
          'خراشیں اور دھنسے حصے سینٹی میٹر میں: پیمانے کے ساتھ تصویر مانگیں۔',
          'جوڑوں اور نیچے زنگ: نیچے سے تصویر مانگیں۔',
          '”معمولی“ جیسے لفظ بغیر ناپ کے کچھ نہیں بتاتے۔',
        ),
        h('ادائیگی سے پہلے'),
        ol(
          'تین بدترین جگہوں کی آج کی تصویریں مانگیں۔',
          'ٹھنڈے اسٹارٹ اور خرابی کوڈ پڑھنے کی ویڈیو مانگیں۔',
          'چابیاں، اضافی پہیہ اور چارجنگ کیبل معاہدے میں لکھوائیں۔',
        ),
        p('جو ایک دن میں جواب دے، گاڑی اس کے یارڈ میں ہے۔ جسے ہفتہ لگے، شاید اسے ابھی گاڑی ڈھونڈنی ہے۔'),
      ],
    },
    th: {
      title: 'อ่านรายงานสภาพรถมือสองที่คุณไม่เคยเห็นตัวจริง',
      summary: 'ห้าจุดที่ชี้ขาด ความหมายของตัวเลข และคำถามที่รายงานที่ดีเปิดให้ถามได้',
      body: [
        p('คุณซื้อรถมือสองที่อยู่ห่างเจ็ดพันไมล์ทะเล สิ่งเดียวที่มีคือรายงาน จึงควรอ่านเหมือนอ่านสัญญา รายงานที่ดีบอกว่าใครตรวจ วันไหน ใช้เครื่องมืออะไร และชี้ตำแหน่งของทุกตำหนิ'),
        h('ส่วนหัว'),
        p('เทียบหมายเลข VINกับใบแจ้งหนี้ทีละหลัก ดูวันที่ เพราะจอดกลางแจ้งสามเดือน รายงานก็กลายเป็นของรถอีกคัน และหาชื่อหน่วยงานที่ตรวจ แผ่นที่ผู้ขายเขียนเองเป็นคำบรรยาย ไม่ใช่การตรวจ'),
        h('ตัวเลขและความหมาย'),
        table(
          ['รายการ', 'ปกติ', 'ควรถามเมื่อ'],
          ['ความหนาสี', '80–160 ไมครอน', 'ชิ้นหนึ่งสูงกว่าชิ้นข้างเคียงมาก'],
          ['สุขภาพแบตเตอรี่', '90% ขึ้นไปในปีแรก ๆ', 'ไม่บอกวิธีวัดหรือระดับไฟ'],
          ['วันผลิตยาง', 'ไม่เกินหกปี', 'ยางสี่เส้นอายุต่างกัน'],
          ['ระยะทาง', '10,000–20,000 กม. ต่อปี', 'พวงมาลัยและแป้นบอกอีกอย่าง'],
        ),
        p('บังโคลนทำสีใหม่ไม่ใช่เรื่องใหญ่ ลานจอดรถเกิดขึ้นได้เสมอ แต่ถ้าเป็นเสาหรือขอบหลังคาที่ทำสีใหม่ นั่นคือตัวถังเคยถูกดึง'),
        h('อ่านแผนผังตำหนิ'),
        ul(
          'เบาะ พวงมาลัย รอยหินดีด: ปกติ แต่ต้องอยู่ในราคา',
          'รอยขีดข่วนและบุบเป็นเซนติเมตร: ขอภาพพร้อมไม้บรรทัด',
          'สนิมตามรอยต่อและใต้ท้อง: ขอภาพจากด้านล่าง',
          'คำว่า “เล็กน้อย” ที่ไม่มีขนาด ไม่บอกอะไรเลย',
        ),
        h('ก่อนจ่ายเงิน'),
        ol('ขอภาพวันนี้ของสามจุดที่แย่ที่สุด', 'ขอวิดีโอสตาร์ตเครื่องเย็นและการอ่านรหัสข้อผิดพลาด', 'ให้ระบุกุญแจ ล้ออะไหล่ และสายชาร์จในสัญญา'),
        p('ผู้ขายที่ตอบได้ในวันเดียวมีรถอยู่ในลาน ส่วนรายที่ขอหนึ่งสัปดาห์ อาจยังต้องไปหารถมาก่อน'),
      ],
    },
    zh: {
      title: '看懂一台没见过的二手车的车况报告',
      summary: '决定成败的五处、数字的含义，以及好报告能让您问出的问题。',
      body: [
        p('隔着七千海里买二手车，手里只有一份报告，请像读合同一样读它。好的报告写明谁验的、哪天验的、用什么仪器，并标出每处缺陷的位置。'),
        h('报告抬头'),
        p('车架号与发票逐位核对。看日期：露天停放三个月后，报告说的已是另一台车。再看检验机构名称；卖家自己填的表只是描述，不是检验。'),
        h('数字说明什么'),
        table(
          ['项目', '通常', '何时追问'],
          ['漆膜厚度', '80–160 微米', '某一块明显高于相邻部位'],
          ['电池健康度', '前几年 90% 以上', '没写方法或电量'],
          ['轮胎日期', '六年以内', '四条轮胎新旧不一'],
          ['里程', '每年 1 万至 2 万公里', '方向盘和踏板的磨损对不上'],
        ),
        p('补漆一块翼子板不算大事，停车场常有。立柱或车顶边缘补漆则不同，说明车身校正过。'),
        h('看缺陷图'),
        ul(
          '座椅、方向盘磨损和石击点：正常，但应计入价格。',
          '划痕、凹陷标了厘米：要一张带尺子的照片。',
          '接缝和底盘生锈：要一张从下往上拍的照片。',
          '“轻微”而没有尺寸，等于没说。',
        ),
        h('付款之前'),
        ol('要三处最差部位的当天照片。', '要冷启动和读取故障码的视频。', '把钥匙、备胎、充电线写进合同。'),
        p('一天内能答复的出口商，车就在场里；要等一周的，也许还得去找车。'),
      ],
    },
  },
}
