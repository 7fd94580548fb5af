import { h, p, table, ul } from '#demo/articles/article.ts'
import type { DemoActivity } from './activity.ts'

export const OPEN_DAYS_SHANGHAI: DemoActivity = {
  sign: 'shanghai-yard-open-days-2027',
  kind: 'open_day',
  starts_at: '2027-03-16T01:00:00.000Z',
  ends_at: '2027-03-18T09:00:00.000Z',
  time_zone: 'Asia/Shanghai',
  country_iso2: 'CN',
  published_at: '2026-11-10T08:00:00.000Z',
  words: {
    en: {
      title: 'Three open days at the Shanghai export yard',
      summary: 'Sixty vehicles to walk around, open and start, with the inspection bay running beside them.',
      place: 'Export yard, Shanghai',
      body: [
        p(
          'A photograph shows paint. It does not show how a door closes, whether the second row fits your customers, or how a battery test is done. For three days the yard is open: come with your list and check it against real vehicles.',
        ),
        h('What you can do'),
        ul(
          'Sit in, start and drive on the yard track: electric, plug-in hybrid and petrol.',
          'Watch a used vehicle go through the inspection bay, from paint gauge to battery reading.',
          'See a container being loaded and lashed.',
          'Go through price, papers and port with the colleague for your country.',
        ),
        h('The days'),
        table(
          ['Day', 'Main subject'],
          ['Tuesday', 'Passenger cars, left-hand drive'],
          ['Wednesday', 'Right-hand drive and used stock'],
          ['Thursday', 'Vans, trucks and parts'],
        ),
        p('Entry is free; we need names and passport numbers two weeks ahead for the gate. Lunch is on us, the journey is not.'),
      ],
    },
    de: {
      title: 'Drei offene Tage auf dem Exporthof in Shanghai',
      summary: 'Sechzig Fahrzeuge zum Anfassen, Öffnen und Starten, daneben die Prüfhalle in Betrieb.',
      place: 'Exporthof, Shanghai',
      body: [
        p(
          'Ein Foto zeigt Lack. Es zeigt nicht, wie eine Tür ins Schloss fällt, ob die zweite Reihe zu Ihren Kunden passt oder wie eine Batterie geprüft wird. Drei Tage lang steht der Hof offen: Bringen Sie Ihre Liste mit und gleichen Sie sie am Fahrzeug ab.',
        ),
        h('Was Sie tun können'),
        ul(
          'Einsteigen, starten und auf dem Hof fahren: elektrisch, Plug-in-Hybrid, Benziner.',
          'Zusehen, wie ein Gebrauchter die Prüfhalle durchläuft, vom Lackmessgerät bis zur Batterie.',
          'Erleben, wie ein Container beladen und verzurrt wird.',
          'Preis, Papiere und Hafen mit dem Kollegen für Ihr Land durchgehen.',
        ),
        h('Die Tage'),
        table(
          ['Tag', 'Schwerpunkt'],
          ['Dienstag', 'Pkw, Linkslenker'],
          ['Mittwoch', 'Rechtslenker und Gebrauchte'],
          ['Donnerstag', 'Transporter, Lkw und Teile'],
        ),
        p('Der Eintritt ist frei; für das Werkstor brauchen wir Namen und Passnummern zwei Wochen vorher. Das Mittagessen übernehmen wir, die Anreise nicht.'),
      ],
    },
    es: {
      title: 'Tres jornadas de puertas abiertas en el patio de Shanghái',
      summary: 'Sesenta vehículos para recorrer, abrir y arrancar, con la nave de inspección funcionando al lado.',
      place: 'Patio de exportación, Shanghái',
      body: [
        p(
          'Una foto enseña la pintura. No enseña cómo cierra una puerta, si la segunda fila sirve a sus clientes ni cómo se mide una batería. Durante tres días el patio está abierto: traiga su lista y compruébela sobre los vehículos.',
        ),
        h('Qué puede hacer'),
        ul(
          'Sentarse, arrancar y conducir en la pista: eléctricos, híbridos enchufables y gasolina.',
          'Ver cómo un usado pasa por la inspección, del medidor de pintura a la batería.',
          'Presenciar la carga y el trincado de un contenedor.',
          'Repasar precio, papeles y puerto con la persona que atiende su país.',
        ),
        h('Los días'),
        table(
          ['Día', 'Tema principal'],
          ['Martes', 'Turismos con volante a la izquierda'],
          ['Miércoles', 'Volante a la derecha y usados'],
          ['Jueves', 'Furgonetas, camiones y repuestos'],
        ),
        p(
          'La entrada es libre; para el acceso necesitamos nombres y pasaportes con dos semanas de antelación. La comida corre por nuestra cuenta, el viaje no.',
        ),
      ],
    },
    fr: {
      title: 'Trois jours portes ouvertes au parc d’exportation de Shanghai',
      summary: 'Soixante véhicules à examiner, ouvrir et démarrer, l’atelier d’inspection en marche juste à côté.',
      place: 'Parc d’exportation, Shanghai',
      body: [
        p(
          'Une photo montre une peinture. Elle ne dit pas comment se ferme une porte, si la deuxième rangée convient à vos clients, ni comment se teste une batterie. Pendant trois jours, le parc est ouvert : venez avec votre liste et vérifiez-la sur place.',
        ),
        h('Ce que vous pouvez faire'),
        ul(
          'Monter à bord, démarrer et rouler sur la piste : électrique, hybride rechargeable, essence.',
          'Suivre une occasion dans l’atelier, de la mesure de peinture à celle de la batterie.',
          'Assister au chargement et à l’arrimage d’un conteneur.',
          'Revoir prix, documents et port avec la personne chargée de votre pays.',
        ),
        h('Les journées'),
        table(
          ['Jour', 'Sujet principal'],
          ['Mardi', 'Voitures, conduite à gauche'],
          ['Mercredi', 'Conduite à droite et occasions'],
          ['Jeudi', 'Utilitaires, camions et pièces'],
        ),
        p('L’entrée est libre ; il nous faut noms et numéros de passeport deux semaines avant. Le déjeuner est pour nous, le voyage non.'),
      ],
    },
    it: {
      title: 'Tre giorni a porte aperte nel piazzale di Shanghai',
      summary: 'Sessanta veicoli da guardare, aprire e avviare, con l’officina d’ispezione al lavoro accanto.',
      place: 'Piazzale export, Shanghai',
      body: [
        p(
          'Una foto mostra la vernice. Non dice come si chiude una porta, se la seconda fila va bene ai suoi clienti o come si prova una batteria. Per tre giorni il piazzale è aperto: porti la sua lista e la verifichi sui veicoli veri.',
        ),
        h('Che cosa si può fare'),
        ul(
          'Salire, avviare e guidare in pista: elettriche, ibride plug-in, benzina.',
          'Seguire un usato in officina, dallo spessimetro alla lettura della batteria.',
          'Vedere caricare e fissare un container.',
          'Ripassare prezzo, documenti e porto con chi segue il suo paese.',
        ),
        h('I giorni'),
        table(['Giorno', 'Tema'], ['Martedì', 'Auto con guida a sinistra'], ['Mercoledì', 'Guida a destra e usato'], ['Giovedì', 'Furgoni, camion e ricambi']),
        p('L’ingresso è libero; per il cancello servono nomi e numeri di passaporto due settimane prima. Il pranzo lo offriamo noi, il viaggio no.'),
      ],
    },
    nl: {
      title: 'Drie open dagen op het exportterrein in Shanghai',
      summary: 'Zestig auto’s om omheen te lopen, te openen en te starten, met de keurhal ernaast in bedrijf.',
      place: 'Exportterrein, Shanghai',
      body: [
        p(
          'Een foto laat lak zien. Niet hoe een deur sluit, of de tweede rij bij uw klanten past, of hoe een accu wordt getest. Drie dagen is het terrein open: neem uw lijst mee en leg die naast echte auto’s.',
        ),
        h('Wat u kunt doen'),
        ul(
          'Instappen, starten en rijden op het terrein: elektrisch, plug-in hybride en benzine.',
          'Meekijken als een occasion door de keurhal gaat, van lakmeter tot accutest.',
          'Zien hoe een container wordt geladen en vastgezet.',
          'Prijs, papieren en haven doornemen met de collega voor uw land.',
        ),
        h('De dagen'),
        table(
          ['Dag', 'Onderwerp'],
          ['Dinsdag', 'Personenauto’s, stuur links'],
          ['Woensdag', 'Stuur rechts en occasions'],
          ['Donderdag', 'Bestelwagens, trucks en onderdelen'],
        ),
        p('De toegang is gratis; voor de poort hebben wij twee weken vooraf namen en paspoortnummers nodig. De lunch is voor ons, de reis niet.'),
      ],
    },
    pt: {
      title: 'Três dias abertos no parque de exportação de Xangai',
      summary: 'Sessenta veículos para ver, abrir e ligar, com a inspeção a trabalhar mesmo ao lado.',
      place: 'Parque de exportação, Xangai',
      body: [
        p(
          'Uma fotografia mostra a pintura. Não mostra como fecha uma porta, se a segunda fila serve aos seus clientes nem como se mede uma bateria. Durante três dias o parque está aberto: traga a sua lista e confira-a nos veículos.',
        ),
        h('O que pode fazer'),
        ul(
          'Sentar-se, ligar e conduzir na pista: elétricos, híbridos plug-in e gasolina.',
          'Acompanhar um usado na inspeção, do medidor de pintura à leitura da bateria.',
          'Ver carregar e amarrar um contentor.',
          'Rever preço, documentos e porto com quem acompanha o seu país.',
        ),
        h('Os dias'),
        table(
          ['Dia', 'Tema principal'],
          ['Terça-feira', 'Automóveis com volante à esquerda'],
          ['Quarta-feira', 'Volante à direita e usados'],
          ['Quinta-feira', 'Furgões, camiões e peças'],
        ),
        p('A entrada é livre; para a portaria precisamos de nomes e passaportes duas semanas antes. O almoço é connosco, a viagem não.'),
      ],
    },
    ru: {
      title: 'Три открытых дня на экспортной площадке в Шанхае',
      summary: 'Шестьдесят машин, которые можно обойти, открыть и завести, а рядом работает пост осмотра.',
      place: 'Экспортная площадка, Шанхай',
      body: [
        p(
          'Фотография показывает краску. Она не покажет, как закрывается дверь, подойдёт ли второй ряд вашим клиентам и как проверяют батарею. Три дня площадка открыта: приезжайте со своим списком и сверьте его с живыми машинами.',
        ),
        h('Что можно сделать'),
        ul(
          'Сесть, завести и проехать по площадке: электромобили, гибриды с зарядкой, бензин.',
          'Посмотреть осмотр машины с пробегом, от толщиномера до проверки батареи.',
          'Увидеть, как грузят и крепят контейнер.',
          'Обсудить цену, документы и порт с сотрудником по вашей стране.',
        ),
        h('По дням'),
        table(
          ['День', 'Главная тема'],
          ['Вторник', 'Легковые, левый руль'],
          ['Среда', 'Правый руль и машины с пробегом'],
          ['Четверг', 'Фургоны, грузовики и запчасти'],
        ),
        p('Вход свободный; для пропуска нужны имена и номера паспортов за две недели. Обед за наш счёт, дорога — за ваш.'),
      ],
    },
    ar: {
      title: 'ثلاثة أيام مفتوحة في ساحة التصدير بشنغهاي',
      summary: 'ستون مركبة تدورون حولها وتفتحونها وتشغّلونها، وإلى جانبها محطة الفحص وهي تعمل.',
      place: 'ساحة التصدير، شنغهاي',
      body: [
        p(
          'الصورة تُظهر الطلاء، لكنها لا تُظهر كيف يُغلق الباب، ولا إن كان الصف الثاني يناسب زبائنكم، ولا كيف تُفحص البطارية. نفتح الساحة ثلاثة أيام: أحضروا قائمتكم وطابقوها مع مركبات حقيقية.',
        ),
        h('ما يمكنكم فعله'),
        ul(
          'الجلوس والتشغيل والقيادة داخل الساحة: كهربائية وهجينة قابلة للشحن وبنزين.',
          'متابعة سيارة مستعملة في محطة الفحص، من قياس الطلاء إلى قراءة البطارية.',
          'مشاهدة تحميل حاوية وربط المركبات فيها.',
          'مراجعة السعر والمستندات والميناء مع الزميل المسؤول عن بلدكم.',
        ),
        h('برنامج الأيام'),
        table(
          ['اليوم', 'الموضوع الرئيسي'],
          ['الثلاثاء', 'سيارات الركاب، مقود يسار'],
          ['الأربعاء', 'مقود يمين والمخزون المستعمل'],
          ['الخميس', 'الحافلات الصغيرة والشاحنات وقطع الغيار'],
        ),
        p('الدخول مجاني، ونحتاج إلى الأسماء وأرقام الجوازات قبل أسبوعين لتصريح البوابة. الغداء علينا والسفر عليكم.'),
      ],
    },
    ur: {
      title: 'شنگھائی کے ایکسپورٹ یارڈ میں تین اوپن ڈے',
      summary: 'ساٹھ گاڑیاں جنہیں آپ قریب سے دیکھیں، کھولیں اور چلائیں، اور ساتھ ہی معائنے کا کام بھی جاری۔',
      place: 'ایکسپورٹ یارڈ، شنگھائی',
      body: [
        p(
          'تصویر میں رنگ نظر آتا ہے۔ یہ نظر نہیں آتا کہ دروازہ کیسے بند ہوتا ہے، پچھلی نشست آپ کے گاہکوں کے لیے موزوں ہے یا نہیں، یا بیٹری کیسے جانچی جاتی ہے۔ تین دن یارڈ کھلا ہے: اپنی فہرست لائیں اور اصل گاڑیوں سے ملائیں۔',
        ),
        h('آپ کیا کر سکتے ہیں'),
        ul(
          'بیٹھیں، اسٹارٹ کریں اور یارڈ میں چلائیں: الیکٹرک، پلگ اِن ہائبرڈ اور پیٹرول۔',
          'استعمال شدہ گاڑی کا معائنہ دیکھیں، رنگ کی پیمائش سے بیٹری تک۔',
          'کنٹینر میں گاڑیاں لادنے اور باندھنے کا عمل دیکھیں۔',
          'اپنے ملک کے ذمہ دار ساتھی کے ساتھ قیمت، کاغذات اور بندرگاہ طے کریں۔',
        ),
        h('دنوں کی ترتیب'),
        table(
          ['دن', 'اہم موضوع'],
          ['منگل', 'مسافر گاڑیاں، لیفٹ ہینڈ ڈرائیو'],
          ['بدھ', 'رائٹ ہینڈ ڈرائیو اور استعمال شدہ اسٹاک'],
          ['جمعرات', 'وین، ٹرک اور پارٹس'],
        ),
        p('داخلہ مفت ہے؛ گیٹ کے لیے نام اور پاسپورٹ نمبر دو ہفتے پہلے درکار ہیں۔ کھانا ہماری طرف سے، سفر آپ کا اپنا۔'),
      ],
    },
    th: {
      title: 'เปิดลานส่งออกเซี่ยงไฮ้ สามวันเต็ม',
      summary: 'รถหกสิบคันให้เดินดู เปิดประตู และสตาร์ตเครื่องได้จริง พร้อมชมสถานีตรวจสภาพที่ทำงานอยู่ข้างกัน',
      place: 'ลานส่งออก เซี่ยงไฮ้',
      body: [
        p('ภาพถ่ายบอกได้แค่สีรถ แต่บอกไม่ได้ว่าประตูปิดแน่นแค่ไหน ที่นั่งแถวสองเหมาะกับลูกค้าของคุณหรือไม่ หรือแบตเตอรี่ตรวจกันอย่างไร เราเปิดลานสามวัน นำรายการที่สนใจมาเทียบกับรถคันจริงได้เลย'),
        h('สิ่งที่ทำได้ในงาน'),
        ul(
          'นั่ง สตาร์ต และขับในลาน ทั้งรถไฟฟ้า ปลั๊กอินไฮบริด และเบนซิน',
          'ดูรถมือสองผ่านสถานีตรวจ ตั้งแต่วัดความหนาสีจนถึงอ่านค่าแบตเตอรี่',
          'ชมการบรรจุและรัดรถในตู้คอนเทนเนอร์',
          'คุยเรื่องราคา เอกสาร และท่าเรือกับเจ้าหน้าที่ที่ดูแลประเทศของคุณ',
        ),
        h('กำหนดการ'),
        table(['วัน', 'หัวข้อหลัก'], ['อังคาร', 'รถยนต์นั่งพวงมาลัยซ้าย'], ['พุธ', 'พวงมาลัยขวาและรถมือสอง'], ['พฤหัสบดี', 'รถตู้ รถบรรทุก และอะไหล่']),
        p('เข้าชมฟรี แต่ต้องแจ้งชื่อและเลขหนังสือเดินทางล่วงหน้าสองสัปดาห์เพื่อผ่านประตู เราเลี้ยงอาหารกลางวัน ส่วนค่าเดินทางผู้เข้าร่วมออกเอง'),
      ],
    },
    zh: {
      title: '上海出口堆场三日开放',
      summary: '六十台车可看、可开门、可启动，旁边的检测工位照常作业。',
      place: '上海出口堆场',
      body: [
        p('照片能看到车漆，却看不出车门关得是否厚实、第二排是否适合您的客户，也看不出电池怎么检测。堆场开放三天，请带着清单来，对着实车逐项核对。'),
        h('可以做什么'),
        ul(
          '坐进去、启动，在场内试开：纯电、插混和汽油车。',
          '观看二手车过检测工位，从漆膜仪到电池读数。',
          '看一次集装箱装车与绑扎。',
          '与负责贵国的同事当面谈价格、单证和港口。',
        ),
        h('日程'),
        table(['日期', '主题'], ['周二', '左舵乘用车'], ['周三', '右舵车与二手库存'], ['周四', '厢式车、卡车与配件']),
        p('免费入场；为办理入场证，请提前两周提供姓名和护照号。午餐由我们安排，往返交通自理。'),
      ],
    },
  },
}
