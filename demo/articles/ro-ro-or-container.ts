import { h, p, table, ul, type DemoArticle } from './article.ts'

/** A 40-foot high cube takes two large or three to four small cars, with racks; trucks beyond its door go by ro-ro or flat rack. */
export const RO_RO_OR_CONTAINER: DemoArticle = {
  sign: 'ro-ro-or-container',
  category: 'shipping',
  is_top: false,
  list_filter: null,
  published_at: '2026-11-18T08:00:00.000Z',
  words: {
    en: {
      title: 'Ro-ro or container: how to choose for one car, ten cars, a truck',
      summary: 'Two ways across the sea, different in price, timing and risk. Three typical orders, and what decides each of them.',
      body: [
        p(
          'On a ro-ro ship vehicles are driven aboard and lashed to the deck. In a container they are lashed inside a steel box that nobody opens before the port of arrival. Neither is better as such: your port, the number of vehicles and their height decide.',
        ),
        h('What separates the two'),
        table(
          ['Question', 'Ro-ro', 'Container'],
          ['Charged by', 'volume in cubic metres', 'the whole box'],
          ['Condition', 'must run, steer and brake', 'may stand still'],
          ['Spare parts inside', 'usually not allowed', 'possible, if declared'],
          ['Handling', 'driven by port staff', 'closed under a seal'],
          ['Where to', 'ports with a car terminal', 'almost every port'],
        ),
        h('One car'),
        p(
          'Where a ro-ro line calls at your port, it is often the simplest way: you pay for the space of one car. Without such a line, ask about a shared container. It is cheaper than a box of your own, but it leaves only when it is full.',
        ),
        h('Ten cars'),
        p(
          'A 40-foot high-cube container takes two large or, on racks, three to four small cars. Ten hatchbacks fill about three boxes, ten large SUVs five. Now the container can win, above all where ro-ro sails rarely. Ask for both offers to the same terminal and add unloading and port fees: the freight alone misleads.',
        ),
        h('A truck'),
        p(
          'A container door is about 2.58 m high and 2.34 m wide. A heavy truck does not fit through it. Trucks roll onto a ro-ro ship or travel on a flat rack, an open frame that costs more because it takes the space of its neighbours.',
        ),
        h('Before you book'),
        ul(
          'Give length, width, height and weight from the papers, with roof racks and aerials.',
          'Say that it is an electric car: lines limit the charge of the battery and want its safety papers.',
          'Ask who insures the voyage. Under FOB and CFR that is you; under CIF the seller, often with minimum cover.',
          'Ask how many free days the terminal gives: after them, storage and demurrage run daily.',
        ),
      ],
    },
    de: {
      title: 'Ro-ro oder Container: die Wahl für ein Auto, zehn Autos, einen Lkw',
      summary: 'Zwei Wege über See mit unterschiedlichem Preis, Zeitplan und Risiko. Drei typische Aufträge und was jeweils entscheidet.',
      body: [
        p(
          'Auf ein Ro-ro-Schiff werden Fahrzeuge gefahren und auf dem Deck verzurrt. Im Container stehen sie in einem Stahlkasten, den bis zum Zielhafen niemand öffnet. Besser ist keiner der beiden Wege: Es entscheiden der Hafen, die Stückzahl und die Höhe der Fahrzeuge.',
        ),
        h('Was die beiden unterscheidet'),
        table(
          ['Frage', 'Ro-ro', 'Container'],
          ['Abrechnung', 'nach Kubikmetern', 'nach ganzem Container'],
          ['Zustand', 'muss fahren, lenken, bremsen', 'darf stehen'],
          ['Ersatzteile im Fahrzeug', 'meist nicht erlaubt', 'möglich, wenn angemeldet'],
          ['Umschlag', 'Hafenpersonal fährt', 'verschlossen und verplombt'],
          ['Ziele', 'Häfen mit Autoterminal', 'fast jeder Hafen'],
        ),
        h('Ein Auto'),
        p(
          'Läuft eine Ro-ro-Linie Ihren Hafen an, ist sie oft der einfachste Weg: Sie zahlen den Platz eines Autos. Gibt es keine, fragen Sie nach einem Sammelcontainer. Er ist günstiger als ein eigener, fährt aber erst, wenn er voll ist.',
        ),
        h('Zehn Autos'),
        p(
          'In einen 40-Fuß-High-Cube passen zwei große oder, auf Gestellen, drei bis vier kleine Autos. Zehn Kompaktwagen füllen etwa drei Container, zehn große SUV fünf. Ab hier kann der Container gewinnen, vor allem wenn Ro-ro selten fährt. Lassen Sie sich beides bis zum selben Terminal anbieten und rechnen Sie Entladung und Hafengebühren dazu; die Fracht allein täuscht.',
        ),
        h('Ein Lkw'),
        p(
          'Eine Containertür ist rund 2,58 m hoch und 2,34 m breit. Ein schwerer Lkw kommt da nicht hindurch. Er rollt auf ein Ro-ro-Schiff oder reist auf einem Flat Rack, einem offenen Gestell, das teurer ist, weil es die Plätze daneben mitbelegt.',
        ),
        h('Vor der Buchung'),
        ul(
          'Länge, Breite, Höhe und Gewicht laut Papieren nennen, mit Dachträger und Antenne.',
          'Elektroautos als solche anmelden: Reedereien begrenzen den Ladestand und verlangen Sicherheitsunterlagen zur Batterie.',
          'Klären, wer die Seereise versichert: bei FOB und CFR Sie, bei CIF der Verkäufer, oft nur mit Mindestdeckung.',
          'Nach den freien Tagen am Terminal fragen; danach kosten Lagerung und Demurrage jeden Tag.',
        ),
      ],
    },
    es: {
      title: 'Ro-ro o contenedor: cómo elegir para un auto, diez autos o un camión',
      summary: 'Dos maneras de cruzar el mar, con precio, plazos y riesgos distintos. Tres pedidos típicos y lo que decide cada uno.',
      body: [
        p(
          'En un buque ro-ro los vehículos suben rodando y se trincan en cubierta. En un contenedor viajan sujetos dentro de una caja de acero que nadie abre hasta el puerto de destino. Ninguna opción es mejor en sí: deciden el puerto, la cantidad y la altura de los vehículos.',
        ),
        h('En qué se diferencian'),
        table(
          ['Pregunta', 'Ro-ro', 'Contenedor'],
          ['Se cobra por', 'metros cúbicos', 'contenedor completo'],
          ['Estado', 'debe rodar, girar y frenar', 'puede estar parado'],
          ['Repuestos dentro', 'normalmente no', 'sí, si se declaran'],
          ['Manipulación', 'lo conduce el personal del puerto', 'cerrado con precinto'],
          ['Destinos', 'puertos con terminal de autos', 'casi todos los puertos'],
        ),
        h('Un auto'),
        p(
          'Si una línea ro-ro hace escala en su puerto, suele ser lo más sencillo: paga el espacio de un auto. Si no la hay, pregunte por un contenedor compartido. Cuesta menos que uno propio, pero no sale hasta que se llena.',
        ),
        h('Diez autos'),
        p(
          'Un contenedor de 40 pies high cube admite dos autos grandes o, con estructuras, tres o cuatro pequeños. Diez compactos ocupan unos tres contenedores; diez SUV grandes, cinco. Aquí el contenedor puede ganar, sobre todo donde hay pocas salidas ro-ro. Pida ambas ofertas hasta la misma terminal y sume descarga y tasas: el flete solo engaña.',
        ),
        h('Un camión'),
        p(
          'La puerta de un contenedor mide unos 2,58 m de alto y 2,34 m de ancho. Un camión pesado no pasa. Sube rodando a un ro-ro o viaja en un flat rack, una plataforma abierta más cara porque inutiliza los huecos vecinos.',
        ),
        h('Antes de reservar'),
        ul(
          'Dé largo, ancho, alto y peso según los documentos, con baca y antena.',
          'Avise si es eléctrico: las navieras limitan la carga de la batería y piden su documentación de seguridad.',
          'Pregunte quién asegura el viaje: en FOB y CFR, usted; en CIF, el vendedor, a menudo con cobertura mínima.',
          'Pregunte cuántos días libres da la terminal: después, almacenaje y demoras corren cada día.',
        ),
      ],
    },
    fr: {
      title: 'Ro-ro ou conteneur : choisir pour une voiture, dix voitures, un camion',
      summary: 'Deux façons de traverser la mer, avec des prix, des délais et des risques différents. Trois commandes types et ce qui les décide.',
      body: [
        p(
          'Sur un navire ro-ro, les véhicules montent en roulant et sont arrimés sur le pont. Dans un conteneur, ils voyagent dans une boîte d’acier que personne n’ouvre avant le port d’arrivée. Aucune solution n’est meilleure en soi : le port, le nombre et la hauteur des véhicules décident.',
        ),
        h('Ce qui les sépare'),
        table(
          ['Question', 'Ro-ro', 'Conteneur'],
          ['Facturé', 'au mètre cube', 'au conteneur entier'],
          ['État', 'doit rouler, tourner, freiner', 'peut être immobile'],
          ['Pièces à bord', 'en général interdites', 'possibles si déclarées'],
          ['Manutention', 'conduit par le personnel du port', 'fermé et scellé'],
          ['Destinations', 'ports à terminal automobile', 'presque tous les ports'],
        ),
        h('Une voiture'),
        p(
          'Si une ligne ro-ro dessert votre port, c’est souvent le plus simple : vous payez la place d’une voiture. Sinon, demandez un conteneur de groupage. Il coûte moins qu’un conteneur entier, mais il ne part que lorsqu’il est plein.',
        ),
        h('Dix voitures'),
        p(
          'Un conteneur high cube de 40 pieds reçoit deux grandes voitures ou, sur des racks, trois à quatre petites. Dix compactes remplissent environ trois conteneurs, dix grands SUV cinq. Le conteneur peut alors l’emporter, surtout là où le ro-ro passe rarement. Demandez les deux offres jusqu’au même terminal, déchargement et frais de port compris : le fret seul trompe.',
        ),
        h('Un camion'),
        p(
          'La porte d’un conteneur mesure environ 2,58 m de haut et 2,34 m de large. Un poids lourd n’y passe pas. Il roule dans un ro-ro ou voyage sur un flat rack, un cadre ouvert plus cher car il condamne les places voisines.',
        ),
        h('Avant de réserver'),
        ul(
          'Donnez longueur, largeur, hauteur et poids d’après les papiers, galerie et antenne comprises.',
          'Signalez une voiture électrique : les armateurs limitent la charge de la batterie et demandent ses documents de sécurité.',
          'Demandez qui assure le voyage : vous en FOB et en CFR, le vendeur en CIF, souvent au minimum.',
          'Demandez combien de jours francs accorde le terminal : ensuite, stockage et surestaries courent chaque jour.',
        ),
      ],
    },
    it: {
      title: 'Ro-ro o container: come scegliere per un’auto, dieci auto, un camion',
      summary: 'Due modi di attraversare il mare, con prezzi, tempi e rischi diversi. Tre ordini tipici e che cosa li decide.',
      body: [
        p(
          'Su una nave ro-ro i veicoli salgono a bordo guidati e vengono fissati sul ponte. Nel container viaggiano legati dentro una cassa d’acciaio che nessuno apre fino al porto di arrivo. Nessuna soluzione è migliore in sé: decidono il porto, il numero e l’altezza dei veicoli.',
        ),
        h('Che cosa li distingue'),
        table(
          ['Domanda', 'Ro-ro', 'Container'],
          ['Si paga', 'a metro cubo', 'a container intero'],
          ['Stato', 'deve marciare, sterzare, frenare', 'può essere fermo'],
          ['Ricambi a bordo', 'di solito vietati', 'possibili, se dichiarati'],
          ['Movimentazione', 'guida il personale del porto', 'chiuso e sigillato'],
          ['Destinazioni', 'porti con terminal auto', 'quasi tutti i porti'],
        ),
        h('Un’auto'),
        p(
          'Se una linea ro-ro tocca il vostro porto, spesso è la via più semplice: pagate lo spazio di un’auto. Altrimenti chiedete un container condiviso. Costa meno di uno intero, ma parte solo quando è pieno.',
        ),
        h('Dieci auto'),
        p(
          'Un container high cube da 40 piedi porta due auto grandi o, su strutture, tre o quattro piccole. Dieci compatte riempiono circa tre container, dieci grandi SUV cinque. Qui il container può vincere, soprattutto dove il ro-ro parte di rado. Chiedete entrambe le offerte fino allo stesso terminal e aggiungete scarico e diritti portuali: il solo nolo inganna.',
        ),
        h('Un camion'),
        p(
          'La porta di un container è alta circa 2,58 m e larga 2,34 m. Un camion pesante non ci passa. Sale su una nave ro-ro o viaggia su un flat rack, un telaio aperto più caro perché occupa anche i posti vicini.',
        ),
        h('Prima di prenotare'),
        ul(
          'Indicate lunghezza, larghezza, altezza e peso dai documenti, portapacchi e antenna compresi.',
          'Dichiarate l’auto elettrica: le compagnie limitano la carica della batteria e ne chiedono i documenti di sicurezza.',
          'Chiedete chi assicura il viaggio: voi in FOB e CFR, il venditore in CIF, spesso con copertura minima.',
          'Chiedete quanti giorni franchi dà il terminal: poi deposito e controstallie corrono ogni giorno.',
        ),
      ],
    },
    nl: {
      title: 'Ro-ro of container: kiezen voor één auto, tien auto’s, een truck',
      summary: 'Twee wegen over zee met een andere prijs, planning en risico. Drie gewone opdrachten en wat telkens de doorslag geeft.',
      body: [
        p(
          'Op een ro-ro-schip worden voertuigen aan boord gereden en op het dek vastgezet. In een container staan ze in een stalen kist die tot de aankomsthaven dicht blijft. Geen van beide is op zich beter: uw haven, het aantal en de hoogte van de voertuigen beslissen.',
        ),
        h('Het verschil'),
        table(
          ['Vraag', 'Ro-ro', 'Container'],
          ['Prijs per', 'kubieke meter', 'hele container'],
          ['Toestand', 'moet rijden, sturen, remmen', 'mag stilstaan'],
          ['Onderdelen erin', 'meestal niet toegestaan', 'mogelijk, mits aangegeven'],
          ['Behandeling', 'havenpersoneel rijdt', 'gesloten en verzegeld'],
          ['Bestemmingen', 'havens met autoterminal', 'bijna elke haven'],
        ),
        h('Eén auto'),
        p(
          'Doet een ro-ro-lijn uw haven aan, dan is dat vaak de eenvoudigste weg: u betaalt de ruimte van één auto. Zo niet, vraag dan naar een gedeelde container. Die is goedkoper dan een eigen container, maar vertrekt pas als hij vol is.',
        ),
        h('Tien auto’s'),
        p(
          'In een 40-voets high cube passen twee grote of, op rekken, drie tot vier kleine auto’s. Tien compacte auto’s vullen ongeveer drie containers, tien grote SUV’s vijf. Nu kan de container winnen, zeker waar ro-ro zelden vaart. Vraag beide aanbiedingen tot dezelfde terminal en tel lossen en havenkosten mee: de vracht alleen misleidt.',
        ),
        h('Een truck'),
        p(
          'Een containerdeur is ongeveer 2,58 m hoog en 2,34 m breed. Een zware truck past daar niet door. Die rijdt een ro-ro-schip op of reist op een flat rack, een open frame dat duurder is omdat het de plaatsen ernaast bezet.',
        ),
        h('Voordat u boekt'),
        ul(
          'Geef lengte, breedte, hoogte en gewicht volgens de papieren, met dakdrager en antenne.',
          'Meld een elektrische auto: rederijen beperken de lading van de accu en vragen de veiligheidspapieren.',
          'Vraag wie de reis verzekert: bij FOB en CFR u, bij CIF de verkoper, vaak met minimale dekking.',
          'Vraag hoeveel vrije dagen de terminal geeft: daarna lopen opslag en demurrage per dag.',
        ),
      ],
    },
    pt: {
      title: 'Ro-ro ou contentor: como escolher para um carro, dez carros, um camião',
      summary: 'Dois caminhos por mar, com preço, prazos e riscos diferentes. Três encomendas típicas e o que decide cada uma.',
      body: [
        p(
          'Num navio ro-ro os veículos sobem a bordo a rolar e são peados no convés. Num contentor viajam presos dentro de uma caixa de aço que ninguém abre até ao porto de chegada. Nenhum é melhor por si: decidem o porto, a quantidade e a altura dos veículos.',
        ),
        h('O que os distingue'),
        table(
          ['Pergunta', 'Ro-ro', 'Contentor'],
          ['Cobra-se por', 'metros cúbicos', 'contentor inteiro'],
          ['Estado', 'tem de andar, virar e travar', 'pode estar parado'],
          ['Peças no interior', 'em geral proibidas', 'possíveis, se declaradas'],
          ['Movimentação', 'conduzido pelo pessoal do porto', 'fechado com selo'],
          ['Destinos', 'portos com terminal automóvel', 'quase todos os portos'],
        ),
        h('Um carro'),
        p(
          'Se uma linha ro-ro serve o seu porto, costuma ser o mais simples: paga o espaço de um carro. Se não houver, pergunte por um contentor partilhado. Custa menos do que um só para si, mas parte apenas quando está cheio.',
        ),
        h('Dez carros'),
        p(
          'Um contentor high cube de 40 pés leva dois carros grandes ou, em estruturas, três a quatro pequenos. Dez compactos enchem cerca de três contentores, dez SUV grandes cinco. Aqui o contentor pode ganhar, sobretudo onde o ro-ro passa raramente. Peça as duas propostas até ao mesmo terminal e some descarga e taxas: o frete sozinho engana.',
        ),
        h('Um camião'),
        p(
          'A porta de um contentor tem cerca de 2,58 m de altura e 2,34 m de largura. Um camião pesado não passa. Sobe a rolar para um ro-ro ou viaja num flat rack, uma estrutura aberta mais cara porque inutiliza os lugares vizinhos.',
        ),
        h('Antes de reservar'),
        ul(
          'Dê comprimento, largura, altura e peso segundo os documentos, com barras e antena.',
          'Avise que o carro é elétrico: os armadores limitam a carga da bateria e pedem os documentos de segurança.',
          'Pergunte quem segura a viagem: em FOB e CFR é o comprador, em CIF o vendedor, muitas vezes com cobertura mínima.',
          'Pergunte quantos dias livres dá o terminal: depois, armazenagem e sobrestadia contam por dia.',
        ),
      ],
    },
    ru: {
      title: 'Ро-ро или контейнер: что выбрать для одной машины, десяти машин, грузовика',
      summary: 'Два пути по морю с разной ценой, сроками и риском. Три типичных заказа и то, что решает в каждом из них.',
      body: [
        p(
          'На судно ро-ро автомобили заезжают своим ходом, и их крепят на палубе. В контейнере они стоят закреплёнными в стальном ящике, который не открывают до порта прибытия. Ни один способ не лучше сам по себе: решают порт, количество и высота машин.',
        ),
        h('В чём разница'),
        table(
          ['Вопрос', 'Ро-ро', 'Контейнер'],
          ['Расчёт', 'за кубические метры', 'за целый контейнер'],
          ['Состояние', 'едет, рулит, тормозит', 'может быть не на ходу'],
          ['Запчасти внутри', 'обычно запрещены', 'можно, если заявлены'],
          ['Погрузка', 'за рулём персонал порта', 'закрыт и опломбирован'],
          ['Куда', 'порты с автотерминалом', 'почти любой порт'],
        ),
        h('Одна машина'),
        p(
          'Если в ваш порт ходит линия ро-ро, это чаще всего самый простой путь: вы платите за место одной машины. Если линии нет, спросите о сборном контейнере. Он дешевле отдельного, но уходит, только когда заполнен.',
        ),
        h('Десять машин'),
        p(
          'В 40-футовый контейнер high cube входят две большие или, на стойках, три-четыре небольшие машины. Десять хэтчбеков занимают около трёх контейнеров, десять больших внедорожников — пять. Здесь контейнер может оказаться выгоднее, особенно там, где ро-ро ходит редко. Запросите оба варианта до одного терминала и прибавьте выгрузку и портовые сборы: один фрахт вводит в заблуждение.',
        ),
        h('Грузовик'),
        p(
          'Дверь контейнера — около 2,58 м в высоту и 2,34 м в ширину. Тяжёлый грузовик в неё не пройдёт. Он заезжает на ро-ро или едет на флэт-реке, открытой платформе; она дороже, потому что занимает соседние места.',
        ),
        h('До бронирования'),
        ul(
          'Укажите длину, ширину, высоту и массу по документам, с багажником и антенной.',
          'Сообщите, что машина электрическая: линии ограничивают заряд батареи и требуют документы о её безопасности.',
          'Уточните, кто страхует рейс: при FOB и CFR — вы, при CIF — продавец, часто по минимуму.',
          'Узнайте, сколько свободных дней даёт терминал: потом хранение и демередж считают посуточно.',
        ),
      ],
    },
    ar: {
      title: 'سفينة الدحرجة أم الحاوية: كيف تختارون لسيارة واحدة أو عشر سيارات أو شاحنة',
      summary: 'طريقان عبر البحر يختلفان في السعر والمواعيد والمخاطر. ثلاث طلبيات شائعة وما يحسم كل واحدة منها.',
      body: [
        p(
          'في سفن الدحرجة (ro-ro) تصعد المركبات بعجلاتها وتُثبَّت على السطح. وفي الحاوية تُثبَّت داخل صندوق فولاذي لا يُفتح قبل ميناء الوصول. ليس أحد الخيارين أفضل في ذاته، فالذي يحسم هو ميناؤكم وعدد المركبات وارتفاعها.',
        ),
        h('ما الفرق بينهما'),
        table(
          ['السؤال', 'ro-ro', 'الحاوية'],
          ['الحساب', 'بالمتر المكعب', 'بالحاوية كاملة'],
          ['حالة المركبة', 'تسير وتتوجه وتكبح', 'يمكن أن تكون متوقفة'],
          ['قطع غيار داخلها', 'ممنوعة غالبًا', 'ممكنة إذا صُرّح بها'],
          ['المناولة', 'يقودها عمال الميناء', 'مغلقة ومختومة'],
          ['الوجهات', 'موانئ فيها محطة سيارات', 'معظم الموانئ'],
        ),
        h('سيارة واحدة'),
        p(
          'إذا كان خط ro-ro يصل إلى مينائكم فهو في الغالب أبسط طريق، إذ تدفعون مساحة سيارة واحدة. وإلا فاسألوا عن حاوية مشتركة، فهي أرخص من حاوية كاملة لكنها لا تغادر إلا بعد أن تمتلئ.',
        ),
        h('عشر سيارات'),
        p(
          'تتسع حاوية 40 قدمًا العالية لسيارتين كبيرتين، أو لثلاث إلى أربع سيارات صغيرة على حوامل. عشر سيارات هاتشباك تملأ نحو ثلاث حاويات، وعشر سيارات كبيرة متعددة الاستخدامات خمسًا. هنا قد تكون الحاوية أوفر، خاصة حيث تقل رحلات ro-ro. اطلبوا العرضين إلى المحطة نفسها وأضيفوا التفريغ ورسوم الميناء، فأجرة الشحن وحدها مضللة.',
        ),
        h('شاحنة'),
        p(
          'باب الحاوية ارتفاعه نحو 2.58 م وعرضه 2.34 م، ولا تمر منه شاحنة ثقيلة. تصعد الشاحنات إلى سفينة ro-ro أو تُنقل على منصة مفتوحة (flat rack)، وهي أغلى لأنها تشغل ما حولها من أماكن.',
        ),
        h('قبل الحجز'),
        ul(
          'اذكروا الطول والعرض والارتفاع والوزن كما في الأوراق، مع حامل السقف والهوائي.',
          'نبّهوا إلى أن السيارة كهربائية، فالخطوط تحدد نسبة شحن البطارية وتطلب أوراق سلامتها.',
          'اسألوا من يؤمّن الرحلة: أنتم في FOB وCFR، والبائع في CIF وغالبًا بأدنى تغطية.',
          'اسألوا عن أيام السماح في المحطة، فبعدها يُحسب التخزين وغرامات التأخير يوميًا.',
        ),
      ],
    },
    ur: {
      title: 'رو رو جہاز یا کنٹینر: ایک گاڑی، دس گاڑیوں یا ٹرک کے لیے کیا چنیں',
      summary: 'سمندر پار کرنے کے دو طریقے، جن کی قیمت، وقت اور خطرہ الگ ہے۔ تین عام آرڈر اور ہر ایک میں فیصلہ کن بات۔',
      body: [
        p(
          'رو رو (ro-ro) جہاز پر گاڑیاں خود چل کر چڑھتی ہیں اور ڈیک پر باندھ دی جاتی ہیں۔ کنٹینر میں وہ فولادی ڈبے کے اندر بندھی رہتی ہیں جو منزل کی بندرگاہ سے پہلے نہیں کھلتا۔ اپنے طور پر کوئی بھی طریقہ بہتر نہیں: بندرگاہ، گاڑیوں کی تعداد اور اونچائی فیصلہ کرتی ہے۔',
        ),
        h('دونوں میں فرق'),
        table(
          ['سوال', 'ro-ro', 'کنٹینر'],
          ['کرایہ', 'مکعب میٹر کے حساب سے', 'پورے کنٹینر کا'],
          ['گاڑی کی حالت', 'چلنا، مڑنا اور رکنا ضروری', 'کھڑی بھی ہو سکتی ہے'],
          ['اندر پارٹس', 'عموماً اجازت نہیں', 'درج کرا کے ممکن'],
          ['ہینڈلنگ', 'بندرگاہ کا عملہ چلاتا ہے', 'بند اور سیل شدہ'],
          ['منزل', 'کار ٹرمینل والی بندرگاہیں', 'تقریباً ہر بندرگاہ'],
        ),
        h('ایک گاڑی'),
        p(
          'اگر کوئی رو رو لائن آپ کی بندرگاہ تک آتی ہے تو اکثر یہی سب سے آسان ہے: آپ صرف ایک گاڑی کی جگہ کا کرایہ دیتے ہیں۔ ورنہ مشترکہ کنٹینر کا پوچھیں۔ وہ پورے کنٹینر سے سستا ہے مگر بھرنے کے بعد ہی روانہ ہوتا ہے۔',
        ),
        h('دس گاڑیاں'),
        p(
          'چالیس فٹ کے ہائی کیوب کنٹینر میں دو بڑی گاڑیاں یا ریک پر تین سے چار چھوٹی گاڑیاں آتی ہیں۔ دس ہیچ بیک تقریباً تین کنٹینر بھرتی ہیں اور دس بڑی ایس یو وی پانچ۔ یہاں کنٹینر سستا پڑ سکتا ہے، خاص طور پر جہاں رو رو کم چلتا ہو۔ ایک ہی ٹرمینل تک دونوں کی قیمت منگوائیں اور اتارنے اور بندرگاہ کے اخراجات ملائیں: صرف کرایہ دیکھنا دھوکا دیتا ہے۔',
        ),
        h('ٹرک'),
        p(
          'کنٹینر کا دروازہ تقریباً 2.58 میٹر اونچا اور 2.34 میٹر چوڑا ہوتا ہے۔ بھاری ٹرک اس سے نہیں گزرتا۔ وہ رو رو جہاز پر چڑھتا ہے یا فلیٹ ریک پر جاتا ہے، جو کھلا فریم ہے اور مہنگا اس لیے کہ ارد گرد کی جگہ بھی گھیرتا ہے۔',
        ),
        h('بکنگ سے پہلے'),
        ul(
          'کاغذات کے مطابق لمبائی، چوڑائی، اونچائی اور وزن بتائیں، چھت کا کیریئر اور اینٹینا شامل کر کے۔',
          'الیکٹرک گاڑی ہو تو بتائیں: لائنیں بیٹری کے چارج کی حد رکھتی ہیں اور حفاظتی کاغذات مانگتی ہیں۔',
          'پوچھیں کہ سفر کا بیمہ کون کرے گا: FOB اور CFR میں آپ، CIF میں فروخت کنندہ، اکثر کم سے کم تحفظ کے ساتھ۔',
          'ٹرمینل پر مفت دنوں کی تعداد پوچھیں: اس کے بعد گودام اور ڈیمریج روزانہ لگتا ہے۔',
        ),
      ],
    },
    th: {
      title: 'เรือ Ro-Roหรือตู้คอนเทนเนอร์: เลือกอย่างไรสำหรับรถหนึ่งคัน สิบคัน หรือรถบรรทุก',
      summary: 'สองเส้นทางข้ามทะเลที่ต่างกันทั้งราคา เวลา และความเสี่ยง พร้อมคำสั่งซื้อสามแบบและสิ่งที่ตัดสินแต่ละแบบ',
      body: [
        p(
          'บนเรือ Ro-Ro รถจะขับขึ้นเรือแล้วรัดตรึงไว้บนดาดฟ้า ส่วนในตู้คอนเทนเนอร์ รถถูกรัดอยู่ในกล่องเหล็กที่ไม่มีใครเปิดจนถึงท่าเรือปลายทาง ไม่มีวิธีใดดีกว่าเสมอไป ท่าเรือ จำนวนรถ และความสูงของรถเป็นตัวตัดสิน',
        ),
        h('ต่างกันตรงไหน'),
        table(
          ['ประเด็น', 'Ro-Ro', 'ตู้คอนเทนเนอร์'],
          ['คิดค่าระวาง', 'ตามลูกบาศก์เมตร', 'เหมาทั้งตู้'],
          ['สภาพรถ', 'ต้องวิ่ง เลี้ยว และเบรกได้', 'รถไม่ติดเครื่องก็ได้'],
          ['อะไหล่ในรถ', 'ส่วนใหญ่ไม่อนุญาต', 'ได้ หากแจ้งไว้'],
          ['การขนถ่าย', 'พนักงานท่าเรือขับ', 'ปิดตู้และติดซีล'],
          ['ปลายทาง', 'ท่าเรือที่มีลานรถยนต์', 'แทบทุกท่าเรือ'],
        ),
        h('รถหนึ่งคัน'),
        p('หากมีสายเรือ Ro-Roเข้าท่าเรือของคุณ มักเป็นทางที่ง่ายที่สุด เพราะจ่ายเฉพาะพื้นที่ของรถหนึ่งคัน หากไม่มี ให้ถามหาตู้รวม ซึ่งถูกกว่าเหมาตู้ แต่จะออกเดินทางเมื่อเต็มตู้เท่านั้น'),
        h('รถสิบคัน'),
        p(
          'ตู้ไฮคิวบ์ 40 ฟุตใส่รถใหญ่ได้สองคัน หรือรถเล็กสามถึงสี่คันหากใช้โครงวาง แฮทช์แบ็กสิบคันใช้ราวสามตู้ เอสยูวีคันใหญ่สิบคันใช้ห้าตู้ ถึงจุดนี้ตู้อาจคุ้มกว่า โดยเฉพาะเส้นทางที่เรือ Ro-Roมีน้อย ขอราคาทั้งสองแบบถึงท่าเดียวกัน แล้วบวกค่าขนลงและค่าธรรมเนียมท่าเรือ เพราะดูค่าระวางอย่างเดียวมักเข้าใจผิด',
        ),
        h('รถบรรทุก'),
        p('ประตูตู้สูงราว 2.58 ม. กว้าง 2.34 ม. รถบรรทุกหนักเข้าไม่ได้ จึงต้องขับขึ้นเรือ Ro-Ro หรือวางบนแฟลตแร็ก ซึ่งเป็นโครงเปิดที่แพงกว่าเพราะกินพื้นที่ข้างเคียง'),
        h('ก่อนจองเรือ'),
        ul(
          'แจ้งความยาว กว้าง สูง และน้ำหนักตามเอกสาร รวมแร็คหลังคาและเสาอากาศ',
          'แจ้งว่าเป็นรถไฟฟ้า สายเรือจำกัดระดับไฟในแบตเตอรี่และขอเอกสารความปลอดภัย',
          'ถามว่าใครทำประกันการขนส่ง แบบ FOB และ CFR คือผู้ซื้อ แบบ CIF คือผู้ขาย ซึ่งมักคุ้มครองขั้นต่ำ',
          'ถามจำนวนวันปลอดค่าใช้จ่ายที่ท่าเรือ หลังจากนั้นค่าฝากและค่าเสียเวลาคิดเป็นรายวัน',
        ),
      ],
    },
    zh: {
      title: '滚装还是集装箱：一辆车、十辆车、一台卡车怎么选',
      summary: '两种海运方式，价格、时间和风险都不同。三种常见订单，各由什么决定。',
      body: [
        p(
          '滚装船运输时，车辆自行开上船，绑扎在甲板上。集装箱运输时，车辆固定在钢箱内，到目的港之前不再开箱。两种方式没有绝对的好坏，取决于您的港口、车辆数量和车高。',
        ),
        h('两者的区别'),
        table(
          ['问题', '滚装', '集装箱'],
          ['计费', '按立方米', '按整箱'],
          ['车况', '须能行驶、转向、制动', '可以不能行驶'],
          ['车内放配件', '通常不允许', '申报后可以'],
          ['装卸', '由码头人员驾驶', '封箱加铅封'],
          ['目的地', '有汽车码头的港口', '几乎所有港口'],
        ),
        h('一辆车'),
        p('如果有滚装航线到您的港口，通常最简单：只付一辆车的舱位。没有的话，可以询问拼箱。拼箱比整箱便宜，但要等箱子装满才走。'),
        h('十辆车'),
        p(
          '40 英尺高柜可装两辆大车，用架子可装三到四辆小车。十辆两厢车大约需要三个柜，十辆大型 SUV 需要五个。这时集装箱可能更划算，尤其在滚装班次少的航线上。请按同一码头要两份报价，并加上卸货和港口费用：只看运费容易误判。',
        ),
        h('一台卡车'),
        p('集装箱门高约 2.58 米、宽约 2.34 米，重型卡车进不去。卡车要么开上滚装船，要么放在框架箱上运输。框架箱是敞开的，会占用旁边的箱位，所以更贵。'),
        h('订舱之前'),
        ul(
          '按证件提供长、宽、高和重量，包括行李架和天线。',
          '说明是电动车：船公司对电量有上限，并要求电池安全文件。',
          '问清由谁投保：FOB 和 CFR 由买方，CIF 由卖方，而且往往只是最低险别。',
          '问清码头的免费天数：超过以后，堆存费和滞期费按天计算。',
        ),
      ],
    },
  },
}
