import { h, ol, p, table, ul, type DemoArticle } from './article.ts'

/** Ratios: WLTP about 85 % of CLTC, everyday driving 70 to 75 %; speeds of the two cycles as published. */
export const READING_RANGE: DemoArticle = {
  sign: 'reading-the-range-of-a-chinese-electric-car',
  category: 'electric',
  is_top: false,
  list_filter: 'energy=BEV',
  published_at: '2026-11-16T08:00:00.000Z',
  words: {
    en: {
      title: 'Reading the range of a Chinese electric car: CLTC, WLTP and what you drive',
      summary: 'A catalogue says 605 km. Here is how that figure was measured, what the same car does in a European test, and what to plan with.',
      body: [
        p(
          'A Chinese catalogue gives an electric car 605 km. Nobody invented the number: it was measured in a laboratory, by a published test. But the test describes Chinese city traffic, and your roads are probably faster. Before you compare two cars, find out which test stands behind each figure.',
        ),
        h('Three figures for one car'),
        p(
          'CLTC is the Chinese test. It stops often and averages only 29 km/h, which suits an electric motor. WLTP, used in Europe, averages 46 km/h and goes up to 131 km/h. As a rule WLTP comes to about 85 % of CLTC, and mixed everyday driving to 70–75 %.',
        ),
        table(
          ['Figure', 'Same car', 'Test speed'],
          ['CLTC', '605 km', 'average 29, top 114 km/h'],
          ['WLTP', 'about 515 km', 'average 46, top 131 km/h'],
          ['Everyday', '420–450 km', 'your roads'],
        ),
        p(
          'The everyday line is a rule of thumb, not a promise. The old NEDC figures still found in some lists flatter a car as well; do not set them beside WLTP.',
        ),
        h('What takes range away'),
        ul(
          'Speed: air resistance grows with its square, so 120 km/h costs far more than 90.',
          'Cold and heat: cabin heating is the largest extra load; a heat pump softens it.',
          'Load, roof racks and larger wheels.',
          'Age: every battery holds less after years, so look at the warranty on its capacity.',
        ),
        h('Comparing two cars'),
        ol(
          'Put both on the same cycle; convert CLTC to WLTP with 0.85.',
          'For daily use, calculate with 70 % of CLTC.',
          'For a long trip, take 70 % of that again: between fast chargers you drive from 80 % down to 10 %, not from full to empty.',
        ),
        p(
          'For our 605 km car that leaves about 300 km between two stops. If your longest regular trip is shorter, the larger battery is money and weight you do not need.',
        ),
        h('Ask before you order'),
        p(
          'Range is useless without a plug. Cars for China have GB/T sockets; many countries charge with CCS2 or Type 2. Ask which socket the car has, which languages its screen speaks, and who honours the battery warranty in your country.',
        ),
      ],
    },
    de: {
      title: 'Die Reichweite eines chinesischen Elektroautos richtig lesen: CLTC, WLTP und der Alltag',
      summary: 'Im Prospekt stehen 605 km. Wie diese Zahl entsteht, was dasselbe Auto nach WLTP schafft und womit Sie planen sollten.',
      body: [
        p(
          '605 km verspricht der chinesische Prospekt. Erfunden ist das nicht: Die Zahl stammt aus dem Labor und aus einem veröffentlichten Prüfverfahren. Nur bildet dieses Verfahren den Verkehr chinesischer Großstädte ab, und auf Ihren Straßen geht es vermutlich schneller zu. Klären Sie deshalb vor jedem Vergleich, nach welchem Zyklus gemessen wurde.',
        ),
        h('Drei Zahlen für ein Auto'),
        p(
          'CLTC ist der chinesische Zyklus: viele Stopps, im Schnitt nur 29 km/h, also günstig für einen Elektroantrieb. Der europäische WLTP kommt auf 46 km/h im Mittel und auf 131 km/h in der Spitze. Als Faustregel gilt: WLTP liegt bei etwa 85 % des CLTC-Werts, gemischter Alltag bei 70 bis 75 %.',
        ),
        table(
          ['Wert', 'Dasselbe Auto', 'Tempo im Test'],
          ['CLTC', '605 km', 'im Mittel 29, höchstens 114 km/h'],
          ['WLTP', 'rund 515 km', 'im Mittel 46, höchstens 131 km/h'],
          ['Alltag', '420–450 km', 'Ihre Straßen'],
        ),
        p(
          'Die letzte Zeile ist ein Erfahrungswert, keine Zusage. Auch die alten NEFZ-Angaben, die noch in manchen Listen stehen, sind zu freundlich und gehören nicht neben einen WLTP-Wert.',
        ),
        h('Was Reichweite kostet'),
        ul(
          'Tempo: Der Luftwiderstand wächst im Quadrat, 120 km/h kosten weit mehr als 90.',
          'Kälte und Hitze: Die Heizung ist der größte Nebenverbraucher, eine Wärmepumpe hilft.',
          'Zuladung, Dachträger und große Räder.',
          'Alter: Jede Batterie verliert mit den Jahren; achten Sie auf die Garantie auf die Kapazität.',
        ),
        h('Zwei Autos vergleichen'),
        ol(
          'Beide Werte auf einen Zyklus bringen: CLTC mal 0,85 ergibt ungefähr WLTP.',
          'Für den Alltag mit 70 % des CLTC-Werts rechnen.',
          'Für die Langstrecke davon noch einmal 70 % nehmen, denn zwischen zwei Schnellladern fährt man von 80 auf 10 % und nicht von voll auf leer.',
        ),
        p(
          'Bei unseren 605 km bleiben so gut 300 km von Stopp zu Stopp. Ist Ihre längste regelmäßige Strecke kürzer, bezahlen und bewegen Sie mit der größeren Batterie nur unnötiges Gewicht.',
        ),
        h('Vor der Bestellung fragen'),
        p(
          'Reichweite nützt wenig ohne passenden Stecker. Autos für China laden über GB/T, viele Länder über CCS2 oder Typ 2. Fragen Sie nach der Buchse, nach den Sprachen der Bedienung und danach, wer in Ihrem Land für die Batteriegarantie einsteht.',
        ),
      ],
    },
    es: {
      title: 'Cómo leer la autonomía de un auto eléctrico chino: CLTC, WLTP y la realidad',
      summary: 'El catálogo dice 605 km. Así se mide esa cifra, esto daría el mismo auto en el ensayo europeo y con esto conviene contar.',
      body: [
        p(
          'El catálogo chino anuncia 605 km. No es un invento: la cifra sale de un laboratorio y de un ensayo público. Pero ese ensayo retrata el tráfico urbano de China, y en sus carreteras seguramente se circula más deprisa. Antes de comparar dos autos, averigüe con qué ciclo se midió cada uno.',
        ),
        h('Tres cifras para un mismo auto'),
        p(
          'CLTC es el ciclo chino: muchas paradas y una media de solo 29 km/h, terreno favorable para un motor eléctrico. El WLTP europeo promedia 46 km/h y llega a 131 km/h. Por regla general, el WLTP equivale a cerca del 85 % del CLTC, y el uso diario mixto, al 70–75 %.',
        ),
        table(
          ['Cifra', 'El mismo auto', 'Velocidad del ensayo'],
          ['CLTC', '605 km', 'media 29, máxima 114 km/h'],
          ['WLTP', 'unos 515 km', 'media 46, máxima 131 km/h'],
          ['Uso diario', '420–450 km', 'sus carreteras'],
        ),
        p(
          'La última línea es una regla práctica, no una promesa. Las antiguas cifras NEDC que aún aparecen en algunas listas también son optimistas: no las ponga al lado de un WLTP.',
        ),
        h('Qué resta autonomía'),
        ul(
          'La velocidad: la resistencia del aire crece con el cuadrado; 120 km/h gastan mucho más que 90.',
          'El frío y el calor: la calefacción es el mayor consumo añadido; una bomba de calor lo alivia.',
          'La carga, la baca y las ruedas grandes.',
          'Los años: toda batería pierde capacidad; mire qué cubre la garantía.',
        ),
        h('Para comparar dos autos'),
        ol(
          'Lleve ambas cifras al mismo ciclo: CLTC por 0,85 da aproximadamente WLTP.',
          'Para el día a día, calcule con el 70 % del CLTC.',
          'Para viajes largos, tome otra vez el 70 %: entre cargadores rápidos se conduce del 80 al 10 %, no de lleno a vacío.',
        ),
        p(
          'Con los 605 km del ejemplo quedan unos 300 km entre dos paradas. Si su trayecto habitual más largo es menor, la batería grande es dinero y peso que no necesita.',
        ),
        h('Pregunte antes de pedir'),
        p(
          'La autonomía no sirve sin un enchufe. Los autos para China llevan toma GB/T; muchos países cargan con CCS2 o Tipo 2. Pregunte qué toma trae, en qué idiomas funciona la pantalla y quién responde de la garantía de la batería en su país.',
        ),
      ],
    },
    fr: {
      title: 'Lire l’autonomie d’une voiture électrique chinoise : CLTC, WLTP et la route',
      summary: 'Le catalogue annonce 605 km. Comment ce chiffre est mesuré, ce que donne la même voiture en WLTP et sur quoi compter.',
      body: [
        p(
          'Le catalogue chinois annonce 605 km. Le chiffre n’est pas inventé : il vient d’un laboratoire et d’un essai publié. Mais cet essai décrit la circulation des villes chinoises, et l’on roule sans doute plus vite chez vous. Avant de comparer deux voitures, demandez quel cycle se cache derrière chaque valeur.',
        ),
        h('Trois chiffres pour une voiture'),
        p(
          'Le CLTC est le cycle chinois : beaucoup d’arrêts, 29 km/h de moyenne, un terrain favorable au moteur électrique. Le WLTP européen roule à 46 km/h de moyenne et monte à 131 km/h. En règle générale, le WLTP vaut environ 85 % du CLTC et l’usage quotidien 70 à 75 %.',
        ),
        table(
          ['Valeur', 'La même voiture', 'Vitesse de l’essai'],
          ['CLTC', '605 km', 'moyenne 29, maximum 114 km/h'],
          ['WLTP', 'environ 515 km', 'moyenne 46, maximum 131 km/h'],
          ['Au quotidien', '420–450 km', 'vos routes'],
        ),
        p(
          'La dernière ligne est une règle d’usage, pas une promesse. Les anciennes valeurs NEDC de certaines listes sont elles aussi flatteuses : ne les placez pas à côté d’un WLTP.',
        ),
        h('Ce qui réduit l’autonomie'),
        ul(
          'La vitesse : la résistance de l’air croît avec son carré, 120 km/h coûtent bien plus que 90.',
          'Le froid et la chaleur : le chauffage est la plus grosse charge annexe, une pompe à chaleur l’allège.',
          'Le chargement, une galerie, de grandes roues.',
          'L’âge : toute batterie perd de la capacité, lisez ce que couvre la garantie.',
        ),
        h('Comparer deux voitures'),
        ol(
          'Ramenez-les au même cycle : CLTC multiplié par 0,85 donne à peu près le WLTP.',
          'Pour le quotidien, comptez 70 % du CLTC.',
          'Pour un long trajet, reprenez 70 % de ce résultat : entre deux bornes rapides on roule de 80 à 10 %, pas de plein à vide.',
        ),
        p(
          'Pour nos 605 km, il reste environ 300 km entre deux arrêts. Si votre plus long trajet habituel est plus court, la grosse batterie n’est que du prix et du poids en trop.',
        ),
        h('À demander avant de commander'),
        p(
          'L’autonomie ne sert à rien sans prise. Les voitures destinées à la Chine ont une prise GB/T ; beaucoup de pays utilisent CCS2 ou Type 2. Demandez quelle prise est montée, en quelles langues parle l’écran et qui assure la garantie de la batterie dans votre pays.',
        ),
      ],
    },
    it: {
      title: 'Leggere l’autonomia di un’auto elettrica cinese: CLTC, WLTP e la strada',
      summary: 'Il catalogo dice 605 km. Come nasce quel numero, quanto farebbe la stessa auto in WLTP e su quanto contare.',
      body: [
        p(
          'Il catalogo cinese promette 605 km. Il dato non è inventato: viene da un laboratorio e da una prova pubblicata. Solo che la prova rappresenta il traffico delle città cinesi, e sulle vostre strade probabilmente si va più forte. Prima di confrontare due auto, chiedete con quale ciclo sono state misurate.',
        ),
        h('Tre numeri per la stessa auto'),
        p(
          'Il CLTC è il ciclo cinese: molte fermate e appena 29 km/h di media, condizioni comode per un motore elettrico. Il WLTP europeo viaggia a 46 km/h di media e arriva a 131 km/h. Di norma il WLTP vale circa l’85 % del CLTC e l’uso quotidiano misto il 70–75 %.',
        ),
        table(
          ['Dato', 'La stessa auto', 'Velocità della prova'],
          ['CLTC', '605 km', 'media 29, massima 114 km/h'],
          ['WLTP', 'circa 515 km', 'media 46, massima 131 km/h'],
          ['Ogni giorno', '420–450 km', 'le vostre strade'],
        ),
        p('L’ultima riga è una regola pratica, non una promessa. Anche i vecchi valori NEDC di certi listini sono generosi: non metteteli accanto a un WLTP.'),
        h('Che cosa toglie chilometri'),
        ul(
          'La velocità: la resistenza dell’aria cresce con il quadrato, 120 km/h costano molto più di 90.',
          'Freddo e caldo: il riscaldamento è il consumo accessorio maggiore; una pompa di calore aiuta.',
          'Il carico, il portapacchi e le ruote grandi.',
          'L’età: ogni batteria perde capacità; guardate che cosa copre la garanzia.',
        ),
        h('Confrontare due auto'),
        ol(
          'Portate i dati sullo stesso ciclo: CLTC per 0,85 dà all’incirca il WLTP.',
          'Per ogni giorno calcolate il 70 % del CLTC.',
          'Per i viaggi prendete ancora il 70 %: tra due colonnine rapide si guida dall’80 al 10 %, non da pieno a vuoto.',
        ),
        p(
          'Per i nostri 605 km restano circa 300 km tra due soste. Se il vostro tragitto abituale più lungo è minore, la batteria grande è denaro e peso in più.',
        ),
        h('Da chiedere prima di ordinare'),
        p(
          'L’autonomia non serve senza la presa giusta. Le auto per la Cina usano GB/T; molti Paesi ricaricano con CCS2 o Tipo 2. Chiedete quale presa è montata, in quali lingue funziona lo schermo e chi risponde della garanzia della batteria nel vostro Paese.',
        ),
      ],
    },
    nl: {
      title: 'De actieradius van een Chinese elektrische auto lezen: CLTC, WLTP en de praktijk',
      summary: 'De catalogus noemt 605 km. Hoe dat getal ontstaat, wat dezelfde auto volgens WLTP haalt en waar u op kunt rekenen.',
      body: [
        p(
          'De Chinese catalogus belooft 605 km. Dat is niet verzonnen: het getal komt uit een laboratorium en een gepubliceerde test. Alleen beschrijft die test het verkeer in Chinese steden, en bij u wordt waarschijnlijk harder gereden. Vraag daarom vóór elke vergelijking welke cyclus achter een getal zit.',
        ),
        h('Drie getallen voor één auto'),
        p(
          'CLTC is de Chinese cyclus: veel stops en gemiddeld maar 29 km/u, gunstig voor een elektromotor. De Europese WLTP rijdt gemiddeld 46 km/u en gaat tot 131 km/u. Als vuistregel komt WLTP uit op zo’n 85 % van CLTC en gemengd dagelijks gebruik op 70 tot 75 %.',
        ),
        table(
          ['Waarde', 'Dezelfde auto', 'Snelheid in de test'],
          ['CLTC', '605 km', 'gemiddeld 29, hoogstens 114 km/u'],
          ['WLTP', 'ongeveer 515 km', 'gemiddeld 46, hoogstens 131 km/u'],
          ['Dagelijks', '420–450 km', 'uw wegen'],
        ),
        p(
          'De laatste regel is een vuistregel, geen belofte. Ook de oude NEDC-waarden die nog in lijsten staan zijn te mooi; leg ze niet naast een WLTP-waarde.',
        ),
        h('Wat kilometers kost'),
        ul(
          'Snelheid: de luchtweerstand groeit kwadratisch, 120 km/u kost veel meer dan 90.',
          'Kou en hitte: de verwarming is de grootste bijverbruiker; een warmtepomp scheelt.',
          'Lading, een dakdrager en grote wielen.',
          'Leeftijd: elke accu verliest capaciteit; lees wat de garantie dekt.',
        ),
        h('Twee auto’s vergelijken'),
        ol(
          'Breng beide op dezelfde cyclus: CLTC maal 0,85 is ongeveer WLTP.',
          'Reken voor elke dag met 70 % van CLTC.',
          'Neem voor lange ritten daar weer 70 % van: tussen twee snelladers rijdt u van 80 naar 10 %, niet van vol naar leeg.',
        ),
        p('Van onze 605 km blijft zo ruim 300 km tussen twee stops over. Is uw langste vaste rit korter, dan is de grotere accu alleen geld en gewicht.'),
        h('Vraag dit vóór u bestelt'),
        p(
          'Actieradius zonder passende stekker helpt niet. Auto’s voor China laden via GB/T, veel landen via CCS2 of Type 2. Vraag welke aansluiting erop zit, welke talen het scherm kent en wie in uw land de accugarantie nakomt.',
        ),
      ],
    },
    pt: {
      title: 'Como ler a autonomia de um carro elétrico chinês: CLTC, WLTP e a estrada',
      summary: 'O catálogo diz 605 km. Como se mede esse número, o que o mesmo carro faz em WLTP e com quanto deve contar.',
      body: [
        p(
          'O catálogo chinês anuncia 605 km. O número não é inventado: vem de um laboratório e de um ensaio publicado. Mas esse ensaio retrata o trânsito das cidades chinesas, e nas suas estradas anda-se provavelmente mais depressa. Antes de comparar dois carros, saiba que ciclo está por trás de cada valor.',
        ),
        h('Três números para um só carro'),
        p(
          'O CLTC é o ciclo chinês: muitas paragens e uma média de apenas 29 km/h, o que favorece um motor elétrico. O WLTP europeu tem uma média de 46 km/h e chega aos 131 km/h. Em regra, o WLTP corresponde a cerca de 85 % do CLTC e o uso diário misto a 70–75 %.',
        ),
        table(
          ['Valor', 'O mesmo carro', 'Velocidade do ensaio'],
          ['CLTC', '605 km', 'média 29, máxima 114 km/h'],
          ['WLTP', 'cerca de 515 km', 'média 46, máxima 131 km/h'],
          ['Dia a dia', '420–450 km', 'as suas estradas'],
        ),
        p(
          'A última linha é uma regra prática, não uma promessa. Os antigos valores NEDC que ainda surgem em listas também são generosos: não os compare com um WLTP.',
        ),
        h('O que tira autonomia'),
        ul(
          'A velocidade: a resistência do ar cresce com o quadrado; 120 km/h gastam muito mais do que 90.',
          'O frio e o calor: o aquecimento é o maior consumo adicional; uma bomba de calor ajuda.',
          'A carga, as barras de tejadilho e as rodas grandes.',
          'A idade: todas as baterias perdem capacidade; veja o que a garantia cobre.',
        ),
        h('Comparar dois carros'),
        ol(
          'Ponha ambos no mesmo ciclo: CLTC vezes 0,85 dá aproximadamente WLTP.',
          'Para o dia a dia, conte com 70 % do CLTC.',
          'Para viagens, tome outra vez 70 %: entre carregadores rápidos conduz-se de 80 a 10 %, não de cheio a vazio.',
        ),
        p(
          'Dos nossos 605 km sobram cerca de 300 km entre duas paragens. Se o seu percurso habitual mais longo for menor, a bateria maior é dinheiro e peso a mais.',
        ),
        h('Pergunte antes de encomendar'),
        p(
          'A autonomia não vale nada sem a tomada certa. Os carros para a China usam GB/T; muitos países carregam com CCS2 ou Tipo 2. Pergunte que tomada traz o carro, em que línguas funciona o ecrã e quem assume a garantia da bateria no seu país.',
        ),
      ],
    },
    ru: {
      title: 'Как читать запас хода китайского электромобиля: CLTC, WLTP и реальная дорога',
      summary: 'В каталоге указано 605 км. Откуда взялась эта цифра, сколько та же машина проедет по WLTP и на что рассчитывать.',
      body: [
        p(
          'В китайском каталоге указано 605 км. Цифра не выдумана: её получили в лаборатории по опубликованной методике. Но методика описывает движение в китайских городах, а на ваших дорогах, скорее всего, ездят быстрее. Прежде чем сравнивать две машины, узнайте, по какому циклу измерена каждая.',
        ),
        h('Три цифры для одной машины'),
        p(
          'CLTC — китайский цикл: много остановок и средняя скорость всего 29 км/ч, для электромотора это выгодно. В европейском WLTP средняя скорость 46 км/ч, а максимальная 131 км/ч. Обычно WLTP составляет около 85 % от CLTC, а повседневная езда — 70–75 %.',
        ),
        table(
          ['Показатель', 'Та же машина', 'Скорость в испытании'],
          ['CLTC', '605 км', 'средняя 29, до 114 км/ч'],
          ['WLTP', 'около 515 км', 'средняя 46, до 131 км/ч'],
          ['На каждый день', '420–450 км', 'ваши дороги'],
        ),
        p(
          'Последняя строка — правило из практики, а не обещание. Старые цифры NEDC, которые ещё встречаются в прайсах, тоже завышены: не ставьте их рядом с WLTP.',
        ),
        h('Что сокращает запас хода'),
        ul(
          'Скорость: сопротивление воздуха растёт в квадрате, 120 км/ч обходятся намного дороже 90.',
          'Мороз и жара: отопление салона — главный лишний расход, тепловой насос его смягчает.',
          'Груз, багажник на крыше и большие колёса.',
          'Возраст: любая батарея теряет ёмкость, поэтому читайте условия гарантии.',
        ),
        h('Как сравнить две машины'),
        ol(
          'Приведите цифры к одному циклу: CLTC, умноженный на 0,85, примерно равен WLTP.',
          'На каждый день считайте 70 % от CLTC.',
          'Для дальних поездок возьмите от результата ещё 70 %: между быстрыми зарядками батарея работает от 80 до 10 %, а не от полной до пустой.',
        ),
        p(
          'Для наших 605 км выходит около 300 км между остановками. Если ваш самый длинный обычный маршрут короче, большая батарея — это лишние деньги и лишний вес.',
        ),
        h('Что спросить до заказа'),
        p(
          'Запас хода бесполезен без подходящего разъёма. Машины для Китая заряжаются через GB/T, во многих странах приняты CCS2 или Type 2. Спросите, какой разъём стоит на машине, на каких языках работает экран и кто отвечает по гарантии на батарею в вашей стране.',
        ),
      ],
    },
    ar: {
      title: 'كيف تقرؤون مدى السيارة الكهربائية الصينية: CLTC وWLTP وما تقطعه فعلًا',
      summary: 'الكتيّب يقول 605 كم. كيف قيس هذا الرقم، وكم تقطع السيارة نفسها في الاختبار الأوروبي، وعلى أي رقم تبنون خطتكم.',
      body: [
        p(
          'يذكر الكتيّب الصيني أن السيارة تقطع 605 كم. الرقم ليس مختلقًا، فقد قيس في مختبر وفق اختبار منشور. لكن هذا الاختبار يصف حركة المرور في المدن الصينية، والسرعات على طرقكم أعلى في الغالب. قبل أن تقارنوا بين سيارتين، اسألوا عن الدورة التي قيس بها كل رقم.',
        ),
        h('ثلاثة أرقام لسيارة واحدة'),
        p(
          'دورة CLTC هي الاختبار الصيني: توقف متكرر ومتوسط سرعة لا يتجاوز 29 كم/⁠س، وهذا يناسب المحرك الكهربائي. أما WLTP الأوروبية فمتوسطها 46 كم/⁠س وتبلغ 131 كم/⁠س. وعادة يعادل WLTP نحو 85% من CLTC، والاستخدام اليومي المختلط بين 70 و75%.',
        ),
        table(
          ['الرقم', 'السيارة نفسها', 'سرعة الاختبار'],
          ['CLTC', '605 كم', 'المتوسط 29 والأقصى 114 كم/⁠س'],
          ['WLTP', 'نحو 515 كم', 'المتوسط 46 والأقصى 131 كم/⁠س'],
          ['الاستخدام اليومي', '420 إلى 450 كم', 'طرقكم أنتم'],
        ),
        p('السطر الأخير قاعدة عملية وليس وعدًا. وأرقام NEDC القديمة التي ما زالت تظهر في بعض القوائم متفائلة كذلك، فلا تضعوها بجانب WLTP.'),
        h('ما الذي يقلل المدى'),
        ul(
          'السرعة: مقاومة الهواء تزداد مع مربعها، فسرعة 120 كم/⁠س تستهلك أكثر بكثير من 90.',
          'الحر والبرد: التكييف والتدفئة حمل إضافي كبير، والمضخة الحرارية تخففه.',
          'الحمولة وحامل السقف والعجلات الكبيرة.',
          'العمر: كل بطارية تفقد من سعتها مع السنوات، فاقرؤوا ما يشمله الضمان.',
        ),
        h('المقارنة بين سيارتين'),
        ol(
          'حوّلوا الرقمين إلى دورة واحدة: CLTC مضروبًا في 0.85 يساوي تقريبًا WLTP.',
          'للاستخدام اليومي احسبوا 70% من CLTC.',
          'للسفر خذوا 70% من الناتج مرة أخرى، فبين شاحنين سريعين تستهلك البطارية من 80 إلى 10% لا من الامتلاء إلى الفراغ.',
        ),
        p('يبقى من 605 كم نحو 300 كم بين محطتين. فإن كانت أطول رحلاتكم المعتادة أقصر من ذلك، فالبطارية الأكبر مال ووزن لا حاجة إليهما.'),
        h('اسألوا قبل الطلب'),
        p(
          'لا فائدة من المدى بلا قابس مناسب. سيارات السوق الصينية تشحن عبر GB/T، وكثير من البلدان يستخدم CCS2 أو Type 2. اسألوا عن المقبس، وعن لغات الشاشة، وعمّن يلتزم بضمان البطارية في بلدكم.',
        ),
      ],
    },
    ur: {
      title: 'چینی الیکٹرک گاڑی کی رینج کیسے پڑھیں: CLTC، WLTP اور اصل سڑک',
      summary: 'کیٹلاگ میں 605 کلومیٹر لکھا ہے۔ یہ عدد کیسے ناپا گیا، یورپی ٹیسٹ میں یہی گاڑی کتنا چلے گی اور آپ کس عدد پر بھروسا کریں۔',
      body: [
        p(
          'چینی کیٹلاگ میں الیکٹرک گاڑی کی رینج 605 کلومیٹر لکھی ہے۔ یہ عدد من گھڑت نہیں، اسے لیبارٹری میں ایک شائع شدہ ٹیسٹ کے مطابق ناپا گیا ہے۔ مگر یہ ٹیسٹ چین کے شہروں کی ٹریفک کو سامنے رکھتا ہے، جبکہ آپ کی سڑکوں پر رفتار غالباً زیادہ ہے۔ دو گاڑیوں کا موازنہ کرنے سے پہلے معلوم کریں کہ کون سا عدد کس ٹیسٹ کا ہے۔',
        ),
        h('ایک گاڑی، تین عدد'),
        p(
          'CLTC چینی ٹیسٹ ہے: بار بار رکنا اور اوسط رفتار صرف 29 کلومیٹر فی گھنٹہ، جو الیکٹرک موٹر کے حق میں ہے۔ یورپ کے WLTP میں اوسط 46 اور زیادہ سے زیادہ رفتار 131 ہے۔ عام طور پر WLTP کا عدد CLTC کا تقریباً 85 فیصد ہوتا ہے اور روزمرہ استعمال 70 سے 75 فیصد۔',
        ),
        table(
          ['عدد', 'یہی گاڑی', 'ٹیسٹ کی رفتار (کلومیٹر فی گھنٹہ)'],
          ['CLTC', '605 کلومیٹر', 'اوسط 29، زیادہ سے زیادہ 114'],
          ['WLTP', 'تقریباً 515 کلومیٹر', 'اوسط 46، زیادہ سے زیادہ 131'],
          ['روزمرہ', '420 سے 450 کلومیٹر', 'آپ کی سڑکیں'],
        ),
        p('آخری سطر ایک عملی اندازہ ہے، وعدہ نہیں۔ بعض فہرستوں میں اب بھی پرانے NEDC عدد ملتے ہیں، وہ بھی زیادہ ہوتے ہیں، انہیں WLTP کے ساتھ نہ رکھیں۔'),
        h('رینج کن باتوں سے گھٹتی ہے'),
        ul(
          'رفتار: ہوا کی مزاحمت رفتار کے مربع سے بڑھتی ہے، اس لیے 120 کی رفتار 90 سے کہیں مہنگی پڑتی ہے۔',
          'گرمی اور سردی: اے سی اور ہیٹر سب سے بڑا اضافی بوجھ ہیں، ہیٹ پمپ اسے کم کرتا ہے۔',
          'سامان، چھت کا کیریئر اور بڑے پہیے۔',
          'عمر: ہر بیٹری کی گنجائش برسوں میں گھٹتی ہے، وارنٹی کی شرائط پڑھیں۔',
        ),
        h('دو گاڑیوں کا موازنہ'),
        ol(
          'دونوں عدد ایک ہی ٹیسٹ پر لائیں: CLTC کو 0.85 سے ضرب دیں تو تقریباً WLTP ملتا ہے۔',
          'روزمرہ کے لیے CLTC کا 70 فیصد گنیں۔',
          'لمبے سفر کے لیے اس کا پھر 70 فیصد لیں، کیونکہ دو فاسٹ چارجروں کے درمیان بیٹری 80 سے 10 فیصد تک چلتی ہے، پوری سے خالی تک نہیں۔',
        ),
        p(
          'یوں 605 کلومیٹر میں سے دو وقفوں کے درمیان تقریباً 300 کلومیٹر بچتے ہیں۔ اگر آپ کا معمول کا سب سے لمبا سفر اس سے کم ہے تو بڑی بیٹری بلاوجہ کی قیمت اور وزن ہے۔',
        ),
        h('آرڈر سے پہلے پوچھیں'),
        p(
          'درست ساکٹ کے بغیر رینج بے کار ہے۔ چین کی گاڑیاں GB/T سے چارج ہوتی ہیں، بہت سے ملکوں میں CCS2 یا Type 2 رائج ہے۔ پوچھیں کہ گاڑی میں کون سا ساکٹ ہے، اسکرین کن زبانوں میں چلتی ہے اور آپ کے ملک میں بیٹری کی وارنٹی کون پوری کرے گا۔',
        ),
      ],
    },
    th: {
      title: 'อ่านระยะทางวิ่งของรถไฟฟ้าจีนให้เป็น: CLTC, WLTP และการใช้งานจริง',
      summary: 'แค็ตตาล็อกบอก 605 กม. ตัวเลขนี้วัดอย่างไร รถคันเดียวกันทำได้เท่าไรในการทดสอบยุโรป และควรวางแผนด้วยตัวเลขไหน',
      body: [
        p(
          'แค็ตตาล็อกจีนระบุว่ารถไฟฟ้าคันนี้วิ่งได้ 605 กม. ตัวเลขไม่ได้แต่งขึ้น แต่วัดในห้องทดสอบตามวิธีที่ประกาศไว้ เพียงแต่วิธีนั้นจำลองการจราจรในเมืองจีน ส่วนถนนของคุณน่าจะใช้ความเร็วสูงกว่า ก่อนเปรียบเทียบรถสองคันจึงต้องรู้ก่อนว่าแต่ละตัวเลขมาจากมาตรฐานใด',
        ),
        h('รถคันเดียว สามตัวเลข'),
        p(
          'CLTC คือการทดสอบของจีน หยุดบ่อยและใช้ความเร็วเฉลี่ยเพียง 29 กม./⁠ชม. ซึ่งเข้าทางมอเตอร์ไฟฟ้า ส่วน WLTP ของยุโรปเฉลี่ย 46 กม./⁠ชม. และเร่งถึง 131 กม./⁠ชม. โดยทั่วไป WLTP ได้ราว 85% ของ CLTC และการใช้งานประจำวันได้ 70–75%',
        ),
        table(
          ['ตัวเลข', 'รถคันเดียวกัน', 'ความเร็วในการทดสอบ'],
          ['CLTC', '605 กม.', 'เฉลี่ย 29 สูงสุด 114 กม./⁠ชม.'],
          ['WLTP', 'ราว 515 กม.', 'เฉลี่ย 46 สูงสุด 131 กม./⁠ชม.'],
          ['ใช้งานจริง', '420–450 กม.', 'ถนนของคุณ'],
        ),
        p('บรรทัดสุดท้ายเป็นค่าประมาณจากประสบการณ์ ไม่ใช่คำสัญญา ตัวเลข NEDC แบบเก่าที่ยังพบในบางรายการก็สูงเกินจริงเช่นกัน อย่านำไปเทียบกับ WLTP'),
        h('อะไรทำให้ระยะทางลดลง'),
        ul(
          'ความเร็ว แรงต้านอากาศเพิ่มเป็นกำลังสอง วิ่ง 120 กินไฟมากกว่า 90 อย่างเห็นได้ชัด',
          'อากาศร้อนหรือหนาว เครื่องปรับอากาศเป็นภาระเพิ่มก้อนใหญ่ ปั๊มความร้อนช่วยได้',
          'น้ำหนักบรรทุก แร็คหลังคา และล้อขนาดใหญ่',
          'อายุ แบตเตอรี่ทุกก้อนจุไฟได้น้อยลงตามปี จึงควรดูเงื่อนไขรับประกันความจุ',
        ),
        h('เปรียบเทียบรถสองคัน'),
        ol(
          'แปลงให้เป็นมาตรฐานเดียวกัน CLTC คูณ 0.85 ได้ WLTP โดยประมาณ',
          'ใช้งานทุกวันให้คิดที่ 70% ของ CLTC',
          'เดินทางไกลให้คิดอีก 70% ของค่านั้น เพราะระหว่างสถานีชาร์จเร็วเราใช้ไฟจาก 80 ถึง 10% ไม่ใช่จากเต็มจนหมด',
        ),
        p('รถ 605 กม. จึงเหลือราว 300 กม. ระหว่างจุดแวะ หากเส้นทางประจำที่ยาวที่สุดของคุณสั้นกว่านี้ แบตเตอรี่ก้อนใหญ่คือเงินและน้ำหนักที่ไม่จำเป็น'),
        h('ถามก่อนสั่งซื้อ'),
        p(
          'ระยะทางไม่มีประโยชน์ถ้าหัวชาร์จไม่ตรง รถที่ขายในจีนใช้ GB/T ขณะที่หลายประเทศรวมถึงไทยใช้ CCS2 และ Type 2 ควรถามว่ารถมีหัวชาร์จแบบใด หน้าจอรองรับภาษาอะไร และใครรับผิดชอบการรับประกันแบตเตอรี่ในประเทศของคุณ',
        ),
      ],
    },
    zh: {
      title: '看懂中国电动车的续航：CLTC、WLTP 与实际行驶',
      summary: '目录上写着 605 公里。这个数字怎么测出来，同一辆车在欧洲标准下能跑多少，您又该按多少来计划。',
      body: [
        p(
          '中国产品目录给一辆电动车标注 605 公里续航。数字并非虚构，它来自实验室和公开的测试规程。但这套规程模拟的是中国城市路况，而您那里的车速很可能更高。比较两款车之前，先弄清每个数字出自哪种工况。',
        ),
        h('一辆车，三个数字'),
        p(
          'CLTC 是中国工况，停车多，平均车速只有 29 公里/小时，对电机有利。欧洲的 WLTP 平均 46 公里/小时，最高达到 131 公里/小时。一般来说，WLTP 约为 CLTC 的 85 %，日常混合行驶约为 70 % 到 75 %。',
        ),
        table(
          ['指标', '同一辆车', '测试车速'],
          ['CLTC', '605 公里', '平均 29，最高 114 公里/小时'],
          ['WLTP', '约 515 公里', '平均 46，最高 131 公里/小时'],
          ['日常行驶', '420–450 公里', '您的道路'],
        ),
        p('最后一行是经验值，不是承诺。部分清单上仍有旧的 NEDC 数据，同样偏高，不要拿来与 WLTP 直接比较。'),
        h('哪些因素会缩短续航'),
        ul(
          '车速：空气阻力随车速的平方增长，120 公里/小时的能耗远高于 90。',
          '冷热：空调和暖风是最大的额外负担，热泵可以减轻。',
          '载重、车顶架和大尺寸轮毂。',
          '年限：任何电池的容量都会逐年下降，请看清容量质保条款。',
        ),
        h('怎样比较两款车'),
        ol(
          '换算到同一工况：CLTC 乘以 0.85，大致等于 WLTP。',
          '日常用车按 CLTC 的 70 % 计算。',
          '长途再乘以 70 %：两个快充站之间，用的是 80 % 到 10 % 的电量，而不是从满到空。',
        ),
        p('这样算来，605 公里的车两次补能之间约可行驶 300 公里。如果您最长的日常路线比这短，更大的电池只是多花的钱和多余的重量。'),
        h('下单前要问清楚'),
        p(
          '接口不对，续航再长也没有用。中国市场的车使用 GB/T 接口，许多国家使用 CCS2 或 Type 2。请问清车辆配哪种接口、屏幕支持哪些语言，以及在您的国家由谁承担电池质保。',
        ),
      ],
    },
  },
}
