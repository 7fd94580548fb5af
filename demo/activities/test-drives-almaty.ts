import { h, p, ul } from '#demo/articles/article.ts'
import type { DemoActivity } from './activity.ts'

export const TEST_DRIVES_ALMATY: DemoActivity = {
  sign: 'test-drives-almaty-2026',
  kind: 'test_drive',
  starts_at: '2026-09-18T05:00:00.000Z',
  ends_at: '2026-09-19T13:00:00.000Z',
  time_zone: 'Asia/Almaty',
  country_iso2: 'KZ',
  published_at: '2026-08-10T08:00:00.000Z',
  words: {
    en: {
      title: 'Test drives in Almaty: six vehicles up to 1,700 metres',
      summary: 'Two days on the road into the mountains: how much battery the climb takes, and how much the way down gives back.',
      place: 'Car park at the foot of the mountain road, Almaty',
      body: [
        p(
          'Six vehicles stood ready: three electric, two plug-in hybrids, one extended-range. Visitors drove the same 24 kilometres, 12 up and 12 down, and wrote the charge into a list before and after.',
        ),
        h('What the list showed'),
        ul(
          'Electric cars used 9 to 12 % of the battery for the way up, and got a third of that back on the way down.',
          'With the plug-in hybrids it mattered more how they were driven than which one it was.',
          'The question asked most often was not range but winter: how the car heats its battery at −20 °C.',
        ),
        h('What we changed since'),
        p('Quotations for Kazakhstan now say whether a vehicle has a heat pump and battery heating. The list of the drives can be had on request.'),
      ],
    },
    de: {
      title: 'Probefahrten in Almaty: sechs Fahrzeuge bis auf 1.700 Meter',
      summary: 'Zwei Tage auf der Straße in die Berge: wie viel Batterie der Anstieg kostet und wie viel die Abfahrt zurückgibt.',
      place: 'Parkplatz am Fuß der Bergstraße, Almaty',
      body: [
        p(
          'Sechs Fahrzeuge standen bereit: drei elektrische, zwei Plug-in-Hybride, eines mit Range-Extender. Alle fuhren dieselben 24 Kilometer, 12 hinauf und 12 hinab, und trugen den Ladestand vorher und nachher in eine Liste ein.',
        ),
        h('Was die Liste zeigte'),
        ul(
          'Die Elektroautos brauchten bergauf 9 bis 12 % der Batterie und bekamen bergab ein Drittel davon zurück.',
          'Bei den Plug-in-Hybriden entschied die Fahrweise mehr als das Modell.',
          'Am häufigsten gefragt wurde nicht nach Reichweite, sondern nach dem Winter: Wie heizt das Auto seine Batterie bei −20 °C?',
        ),
        h('Was wir seither geändert haben'),
        p('Angebote für Kasachstan nennen jetzt, ob ein Fahrzeug Wärmepumpe und Batterieheizung hat. Die Liste der Fahrten gibt es auf Anfrage.'),
      ],
    },
    es: {
      title: 'Pruebas en Almaty: seis vehículos hasta los 1.700 metros',
      summary: 'Dos días en la carretera de montaña: cuánta batería pide la subida y cuánta devuelve la bajada.',
      place: 'Estacionamiento al pie de la carretera de montaña, Almaty',
      body: [
        p(
          'Había seis vehículos: tres eléctricos, dos híbridos enchufables y uno de autonomía extendida. Todos hicieron los mismos 24 kilómetros, 12 de subida y 12 de bajada, y anotaron la carga antes y después.',
        ),
        h('Lo que mostró la lista'),
        ul(
          'Los eléctricos gastaron del 9 al 12 % de la batería al subir y recuperaron un tercio al bajar.',
          'En los híbridos enchufables pesó más la conducción que el modelo.',
          'Lo más preguntado no fue la autonomía sino el invierno: cómo calienta el auto su batería a −20 °C.',
        ),
        h('Qué hemos cambiado'),
        p(
          'Las ofertas para Kazajistán indican ahora si el vehículo lleva bomba de calor y calefacción de batería. La lista de las pruebas se envía a quien la pida.',
        ),
      ],
    },
    fr: {
      title: 'Essais à Almaty : six véhicules jusqu’à 1 700 mètres',
      summary: 'Deux jours sur la route de montagne : ce que la montée prend à la batterie, ce que la descente lui rend.',
      place: 'Parking au pied de la route de montagne, Almaty',
      body: [
        p(
          'Six véhicules attendaient : trois électriques, deux hybrides rechargeables, un à prolongateur d’autonomie. Tous ont fait les mêmes 24 kilomètres, 12 en montée et 12 en descente, charge notée avant et après.',
        ),
        h('Ce que montre la liste'),
        ul(
          'Les électriques ont pris 9 à 12 % de batterie en montant et en ont récupéré un tiers en descendant.',
          'Pour les hybrides rechargeables, la conduite a compté plus que le modèle.',
          'La question la plus posée n’était pas l’autonomie mais l’hiver : comment la voiture chauffe sa batterie à −20 °C.',
        ),
        h('Ce que nous avons changé'),
        p(
          'Nos offres pour le Kazakhstan précisent désormais si le véhicule a une pompe à chaleur et un chauffage de batterie. La liste des essais s’obtient sur demande.',
        ),
      ],
    },
    it: {
      title: 'Prove ad Almaty: sei veicoli fino a 1.700 metri',
      summary: 'Due giorni sulla strada di montagna: quanta batteria costa la salita e quanta ne restituisce la discesa.',
      place: 'Parcheggio ai piedi della strada di montagna, Almaty',
      body: [
        p(
          'Sei veicoli erano pronti: tre elettrici, due ibridi plug-in, uno ad autonomia estesa. Tutti hanno percorso gli stessi 24 chilometri, 12 in salita e 12 in discesa, annotando la carica prima e dopo.',
        ),
        h('Che cosa dice la lista'),
        ul(
          'Le elettriche hanno usato dal 9 al 12 % della batteria in salita e ne hanno recuperato un terzo in discesa.',
          'Con le ibride plug-in ha contato più lo stile di guida che il modello.',
          'La domanda più frequente non era l’autonomia ma l’inverno: come scalda la batteria a −20 °C.',
        ),
        h('Che cosa abbiamo cambiato'),
        p(
          'Le offerte per il Kazakistan ora indicano se il veicolo ha pompa di calore e riscaldamento della batteria. La lista delle prove si riceve su richiesta.',
        ),
      ],
    },
    nl: {
      title: 'Proefritten in Almaty: zes auto’s tot 1.700 meter hoogte',
      summary: 'Twee dagen op de weg de bergen in: hoeveel accu de klim kost en hoeveel de afdaling teruggeeft.',
      place: 'Parkeerplaats onder aan de bergweg, Almaty',
      body: [
        p(
          'Zes auto’s stonden klaar: drie elektrische, twee plug-in hybrides, één met range extender. Iedereen reed dezelfde 24 kilometer, 12 omhoog en 12 omlaag, en noteerde vooraf en achteraf de lading.',
        ),
        h('Wat de lijst liet zien'),
        ul(
          'Elektrische auto’s verbruikten omhoog 9 tot 12 % van de accu en kregen omlaag een derde daarvan terug.',
          'Bij de plug-in hybrides telde de rijstijl zwaarder dan het model.',
          'De meest gestelde vraag ging niet over actieradius maar over de winter: hoe verwarmt de auto zijn accu bij −20 °C.',
        ),
        h('Wat wij sindsdien anders doen'),
        p('Offertes voor Kazachstan vermelden nu of een auto een warmtepomp en accuverwarming heeft. De lijst van de ritten sturen wij op aanvraag.'),
      ],
    },
    pt: {
      title: 'Testes em Almaty: seis veículos até aos 1.700 metros',
      summary: 'Dois dias na estrada de montanha: quanta bateria a subida gasta e quanta a descida devolve.',
      place: 'Parque no início da estrada de montanha, Almaty',
      body: [
        p(
          'Havia seis veículos: três elétricos, dois híbridos plug-in e um de autonomia alargada. Todos fizeram os mesmos 24 quilómetros, 12 a subir e 12 a descer, e anotaram a carga antes e depois.',
        ),
        h('O que a lista mostrou'),
        ul(
          'Os elétricos gastaram 9 a 12 % da bateria a subir e recuperaram um terço a descer.',
          'Nos híbridos plug-in contou mais a condução do que o modelo.',
          'A pergunta mais ouvida não foi a autonomia mas o inverno: como aquece o carro a bateria a −20 °C.',
        ),
        h('O que mudámos'),
        p('As propostas para o Cazaquistão dizem agora se o veículo tem bomba de calor e aquecimento da bateria. A lista dos testes é enviada a pedido.'),
      ],
    },
    ru: {
      title: 'Тест-драйвы в Алматы: шесть машин до высоты 1700 метров',
      summary: 'Два дня на горной дороге: сколько батареи забирает подъём и сколько возвращает спуск.',
      place: 'Парковка у начала горной дороги, Алматы',
      body: [
        p(
          'На площадке стояли шесть машин: три электромобиля, два подключаемых гибрида и один с увеличенным запасом хода. Все проезжали одни и те же 24 километра, 12 вверх и 12 вниз, и записывали заряд до и после.',
        ),
        h('Что показали записи'),
        ul(
          'Электромобили тратили на подъём 9–12 % батареи и возвращали на спуске треть.',
          'У гибридов манера езды значила больше, чем модель.',
          'Чаще всего спрашивали не о запасе хода, а о зиме: как машина греет батарею при −20 °C.',
        ),
        h('Что мы изменили'),
        p('Теперь в предложениях для Казахстана указано, есть ли тепловой насос и подогрев батареи. Таблицу заездов пришлём по запросу.'),
      ],
    },
    ar: {
      title: 'تجارب قيادة في ألماتي: ست مركبات حتى ارتفاع 1,700 متر',
      summary: 'يومان على طريق الجبل: كم تأخذ الطلعة من البطارية وكم تعيد النزلة إليها.',
      place: 'الموقف عند بداية طريق الجبل، ألماتي',
      body: [
        p(
          'كانت ست مركبات جاهزة: ثلاث كهربائية، واثنتان هجينتان قابلتان للشحن، وواحدة بمدى ممتد. قطع الجميع المسافة نفسها، 24 كم: 12 صعودًا و12 نزولًا، وسجّلوا الشحن قبلها وبعدها.',
        ),
        h('ما أظهرته القائمة'),
        ul(
          'استهلكت الكهربائية بين 9 و12% من البطارية صعودًا، واستعادت ثلث ذلك نزولًا.',
          'في الهجينة كان أسلوب القيادة أهم من الطراز.',
          'أكثر سؤال تكرر لم يكن عن المدى بل عن الشتاء: كيف تُدفأ البطارية عند ‎−20 °م.',
        ),
        h('ما غيّرناه بعدها'),
        p('عروضنا لكازاخستان تذكر الآن وجود المضخة الحرارية وتدفئة البطارية. ونرسل قائمة التجارب لمن يطلبها.'),
      ],
    },
    ur: {
      title: 'الماتے میں ٹیسٹ ڈرائیو: چھ گاڑیاں، 1,700 میٹر کی بلندی تک',
      summary: 'پہاڑی سڑک پر دو دن: چڑھائی بیٹری سے کتنا لیتی ہے اور اترائی کتنا لوٹاتی ہے۔',
      place: 'پہاڑی سڑک کے آغاز پر پارکنگ، الماتے',
      body: [
        p(
          'چھ گاڑیاں تیار تھیں: تین الیکٹرک، دو پلگ اِن ہائبرڈ، ایک ایکسٹینڈڈ رینج۔ سب نے ایک ہی راستہ طے کیا، 24 کلومیٹر: 12 اوپر اور 12 نیچے، اور پہلے اور بعد کی چارجنگ لکھی۔',
        ),
        h('فہرست نے کیا بتایا'),
        ul(
          'الیکٹرک گاڑیوں نے چڑھائی میں 9 سے 12 فیصد بیٹری لی اور اترائی میں اس کا ایک تہائی واپس پایا۔',
          'پلگ اِن ہائبرڈ میں ماڈل سے زیادہ چلانے کا انداز اہم رہا۔',
          'سب سے زیادہ سوال رینج کا نہیں، سردیوں کا تھا: منفی 20 ڈگری پر بیٹری کیسے گرم ہوتی ہے۔',
        ),
        h('ہم نے کیا بدلا'),
        p('قازقستان کی پیشکشوں میں اب لکھا ہوتا ہے کہ گاڑی میں ہیٹ پمپ اور بیٹری ہیٹنگ ہے یا نہیں۔ ٹیسٹ کی فہرست درخواست پر دستیاب ہے۔'),
      ],
    },
    th: {
      title: 'ทดลองขับที่อัลมาตี: รถหกคันขึ้นไปถึง 1,700 เมตร',
      summary: 'สองวันบนถนนขึ้นเขา: ขาขึ้นใช้แบตเตอรี่เท่าไร และขาลงคืนกลับมาเท่าไร',
      place: 'ลานจอดรถเชิงเขา อัลมาตี',
      body: [
        p('มีรถหกคัน: ไฟฟ้าสามคัน ปลั๊กอินไฮบริดสองคัน และแบบขยายระยะทางหนึ่งคัน ทุกคนขับเส้นทางเดียวกัน 24 กิโลเมตร ขึ้น 12 ลง 12 แล้วจดระดับไฟก่อนและหลัง'),
        h('สิ่งที่บันทึกบอก'),
        ul(
          'รถไฟฟ้าใช้แบตเตอรี่ขาขึ้น 9 ถึง 12% และได้คืนหนึ่งในสามขาลง',
          'สำหรับปลั๊กอินไฮบริด วิธีขับมีผลมากกว่ารุ่นรถ',
          'คำถามที่พบบ่อยที่สุดไม่ใช่ระยะทาง แต่คือฤดูหนาว รถอุ่นแบตเตอรี่อย่างไรที่ −20 °C',
        ),
        h('สิ่งที่เราปรับหลังงาน'),
        p('ใบเสนอราคาสำหรับคาซัคสถานระบุแล้วว่ารถมีปั๊มความร้อนและระบบอุ่นแบตเตอรี่หรือไม่ ขอตารางผลการขับได้จากเรา'),
      ],
    },
    zh: {
      title: '阿拉木图试驾：六台车开上海拔 1700 米',
      summary: '两天山路：上坡耗多少电，下坡又收回多少。',
      place: '阿拉木图山路起点停车场',
      body: [
        p('现场六台车：三台纯电、两台插混、一台增程。所有人走同一条 24 公里路线，上 12、下 12，并登记前后电量。'),
        h('记录说明了什么'),
        ul(
          '纯电车上坡用掉 9% 至 12% 的电，下坡收回其中三分之一。',
          '插混车上，驾驶方式的影响大于车型。',
          '被问得最多的不是续航，而是冬天：零下 20 度时电池怎么加热。',
        ),
        h('此后的改进'),
        p('发往哈萨克斯坦的报价现在都注明是否配热泵和电池加热。试驾记录可来函索取。'),
      ],
    },
  },
}
