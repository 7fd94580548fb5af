import { h, p, table, ul } from '#demo/articles/article.ts'
import type { DemoActivity } from './activity.ts'

export const TRAINING_LIMA: DemoActivity = {
  sign: 'high-voltage-training-lima-2027',
  kind: 'training',
  starts_at: '2027-04-21T14:00:00.000Z',
  ends_at: '2027-04-23T22:00:00.000Z',
  time_zone: 'America/Lima',
  country_iso2: 'PE',
  published_at: '2026-11-14T08:00:00.000Z',
  words: {
    en: {
      title: 'High-voltage training for workshops in Lima',
      summary: 'Three days with a real vehicle on the lift: switching off safely, finding faults, changing a battery module.',
      place: 'Training workshop, Lima',
      body: [
        p(
          'A workshop that sells electric cars must be able to switch one off. In three days, mechanics from dealer workshops learn the steps on a vehicle, not on slides. Twelve places, two instructors, in Spanish.',
        ),
        h('Three days'),
        table(
          ['Day', 'Content'],
          ['1', 'Dangers, protective equipment, switching off and proving it'],
          ['2', 'Reading faults, insulation test, charging socket and on-board charger'],
          ['3', 'Removing a battery, changing a module, written test'],
        ),
        h('Who can come'),
        ul(
          'Mechanics with at least two years in a workshop.',
          'Up to two people per dealer; applicants may come too.',
          'Gloves, tools and lunch are there; travel and lodging are yours.',
        ),
      ],
    },
    de: {
      title: 'Hochvolt-Schulung für Werkstätten in Lima',
      summary: 'Drei Tage mit echtem Fahrzeug auf der Bühne: sicher freischalten, Fehler finden, ein Batteriemodul tauschen.',
      place: 'Schulungswerkstatt, Lima',
      body: [
        p(
          'Wer Elektroautos verkauft, muss sie abschalten können. In drei Tagen üben Mechaniker aus Händlerwerkstätten die Schritte am Fahrzeug statt auf Folien. Zwölf Plätze, zwei Trainer, auf Spanisch.',
        ),
        h('Drei Tage'),
        table(
          ['Tag', 'Inhalt'],
          ['1', 'Gefahren, Schutzausrüstung, Freischalten und Nachweis'],
          ['2', 'Fehlerspeicher, Isolationsmessung, Ladedose und Bordlader'],
          ['3', 'Batterie ausbauen, Modul tauschen, schriftliche Prüfung'],
        ),
        h('Wer teilnehmen kann'),
        ul(
          'Mechaniker mit mindestens zwei Jahren Werkstattpraxis.',
          'Bis zu zwei Personen je Händler, auch von Bewerbern.',
          'Handschuhe, Werkzeug und Mittagessen stellen wir; Reise und Unterkunft nicht.',
        ),
      ],
    },
    es: {
      title: 'Formación en alto voltaje para talleres en Lima',
      summary: 'Tres días con un vehículo real en el elevador: desconectar con seguridad, buscar fallas, cambiar un módulo de batería.',
      place: 'Taller de formación, Lima',
      body: [
        p(
          'Un taller que vende autos eléctricos tiene que saber desconectarlos. En tres días, mecánicos de talleres concesionarios aprenden los pasos sobre el vehículo, no en diapositivas. Doce plazas, dos instructores, en español.',
        ),
        h('Tres días'),
        table(
          ['Día', 'Contenido'],
          ['1', 'Riesgos, equipo de protección, desconexión y comprobación'],
          ['2', 'Lectura de fallas, prueba de aislamiento, toma de carga y cargador a bordo'],
          ['3', 'Desmontar la batería, cambiar un módulo, examen escrito'],
        ),
        h('Quién puede venir'),
        ul(
          'Mecánicos con al menos dos años de taller.',
          'Hasta dos personas por concesionario; también candidatos.',
          'Guantes, herramientas y almuerzo están incluidos; viaje y alojamiento, no.',
        ),
      ],
    },
    fr: {
      title: 'Formation haute tension pour ateliers à Lima',
      summary: 'Trois jours avec un vrai véhicule sur le pont : mettre hors tension, trouver la panne, changer un module de batterie.',
      place: 'Atelier de formation, Lima',
      body: [
        p(
          'Un atelier qui vend des voitures électriques doit savoir les mettre hors tension. En trois jours, des mécaniciens de concessions apprennent les gestes sur le véhicule, pas sur des diapositives. Douze places, deux formateurs, en espagnol.',
        ),
        h('Trois jours'),
        table(
          ['Jour', 'Contenu'],
          ['1', 'Dangers, protections, mise hors tension et vérification'],
          ['2', 'Lecture des défauts, isolement, prise et chargeur embarqué'],
          ['3', 'Dépose de la batterie, changement d’un module, test écrit'],
        ),
        h('Pour qui'),
        ul(
          'Mécaniciens avec au moins deux ans d’atelier.',
          'Deux personnes au plus par concession, candidats compris.',
          'Gants, outils et déjeuner sont fournis ; voyage et logement non.',
        ),
      ],
    },
    it: {
      title: 'Formazione alta tensione per officine a Lima',
      summary: 'Tre giorni con un veicolo vero sul ponte: togliere tensione, trovare i guasti, cambiare un modulo della batteria.',
      place: 'Officina di formazione, Lima',
      body: [
        p(
          'Un’officina che vende auto elettriche deve saperle mettere fuori tensione. In tre giorni i meccanici dei concessionari imparano i passaggi sul veicolo, non sulle slide. Dodici posti, due istruttori, in spagnolo.',
        ),
        h('Tre giorni'),
        table(
          ['Giorno', 'Contenuto'],
          ['1', 'Pericoli, protezioni, messa fuori tensione e verifica'],
          ['2', 'Lettura guasti, isolamento, presa di ricarica e caricatore di bordo'],
          ['3', 'Smontare la batteria, cambiare un modulo, prova scritta'],
        ),
        h('Chi può venire'),
        ul(
          'Meccanici con almeno due anni di officina.',
          'Fino a due persone per concessionario, anche candidato.',
          'Guanti, attrezzi e pranzo ci sono; viaggio e alloggio sono a carico suo.',
        ),
      ],
    },
    nl: {
      title: 'Hoogspanningstraining voor werkplaatsen in Lima',
      summary: 'Drie dagen met een echte auto op de brug: veilig spanningsvrij maken, storingen zoeken, een accumodule wisselen.',
      place: 'Trainingswerkplaats, Lima',
      body: [
        p(
          'Een werkplaats die elektrische auto’s verkoopt, moet ze kunnen uitschakelen. In drie dagen leren monteurs van dealers de stappen aan de auto, niet van dia’s. Twaalf plaatsen, twee instructeurs, in het Spaans.',
        ),
        h('Drie dagen'),
        table(
          ['Dag', 'Inhoud'],
          ['1', 'Gevaren, beschermingsmiddelen, uitschakelen en controleren'],
          ['2', 'Storingen lezen, isolatietest, laadpoort en boordlader'],
          ['3', 'Accu uitbouwen, module wisselen, schriftelijke toets'],
        ),
        h('Voor wie'),
        ul(
          'Monteurs met minstens twee jaar ervaring.',
          'Hooguit twee personen per dealer; kandidaten zijn ook welkom.',
          'Handschoenen, gereedschap en lunch zijn er; reis en verblijf regelt u zelf.',
        ),
      ],
    },
    pt: {
      title: 'Formação em alta tensão para oficinas em Lima',
      summary: 'Três dias com um veículo real no elevador: desligar em segurança, encontrar avarias, trocar um módulo da bateria.',
      place: 'Oficina de formação, Lima',
      body: [
        p(
          'Uma oficina que vende carros elétricos tem de saber desligá-los. Em três dias, mecânicos de concessionários aprendem os passos no veículo, não em diapositivos. Doze lugares, dois formadores, em espanhol.',
        ),
        h('Três dias'),
        table(
          ['Dia', 'Conteúdo'],
          ['1', 'Perigos, proteção, desligar e comprovar'],
          ['2', 'Leitura de avarias, isolamento, tomada e carregador de bordo'],
          ['3', 'Retirar a bateria, trocar um módulo, prova escrita'],
        ),
        h('Quem pode vir'),
        ul(
          'Mecânicos com pelo menos dois anos de oficina.',
          'Até duas pessoas por concessionário, candidatos incluídos.',
          'Luvas, ferramentas e almoço estão lá; viagem e alojamento são por sua conta.',
        ),
      ],
    },
    ru: {
      title: 'Обучение по высокому напряжению для сервисов в Лиме',
      summary: 'Три дня с настоящей машиной на подъёмнике: безопасно обесточить, найти неисправность, заменить модуль батареи.',
      place: 'Учебный сервис, Лима',
      body: [
        p(
          'Сервис, который продаёт электромобили, обязан уметь их обесточить. За три дня механики дилеров осваивают порядок действий на машине, а не на слайдах. Двенадцать мест, два инструктора, на испанском.',
        ),
        h('Три дня'),
        table(
          ['День', 'Содержание'],
          ['1', 'Опасности, средства защиты, отключение и проверка'],
          ['2', 'Чтение ошибок, проверка изоляции, зарядный порт и бортовое зарядное'],
          ['3', 'Снятие батареи, замена модуля, письменный тест'],
        ),
        h('Кто может приехать'),
        ul('Механики с опытом от двух лет.', 'До двух человек от дилера, кандидаты тоже.', 'Перчатки, инструмент и обед есть; дорога и жильё за ваш счёт.'),
      ],
    },
    ar: {
      title: 'تدريب على الجهد العالي للورش في ليما',
      summary: 'ثلاثة أيام مع مركبة حقيقية على الرافعة: الفصل الآمن، وكشف الأعطال، وتبديل وحدة من البطارية.',
      place: 'ورشة التدريب، ليما',
      body: [
        p(
          'الورشة التي تبيع سيارات كهربائية يجب أن تعرف كيف تفصل تيارها. في ثلاثة أيام يتعلم فنيو الموزّعين الخطوات على المركبة نفسها لا على الشرائح. اثنا عشر مكانًا ومدرّبان، بالإسبانية.',
        ),
        h('ثلاثة أيام'),
        table(
          ['اليوم', 'المحتوى'],
          ['1', 'الأخطار ومعدات الوقاية والفصل والتحقق منه'],
          ['2', 'قراءة الأعطال واختبار العزل ومنفذ الشحن والشاحن الداخلي'],
          ['3', 'إنزال البطارية وتبديل وحدة واختبار كتابي'],
        ),
        h('لمن'),
        ul(
          'فنيون بخبرة سنتين على الأقل.',
          'شخصان كحد أقصى لكل موزّع، ويشمل ذلك المتقدّمين بطلب انضمام.',
          'القفازات والأدوات والغداء متوفرة، والسفر والسكن على المشارك.',
        ),
      ],
    },
    ur: {
      title: 'لیما میں ورکشاپوں کے لیے ہائی وولٹیج تربیت',
      summary: 'لفٹ پر اصل گاڑی کے ساتھ تین دن: بجلی محفوظ طریقے سے بند کرنا، خرابی ڈھونڈنا، بیٹری ماڈیول بدلنا۔',
      place: 'تربیتی ورکشاپ، لیما',
      body: [
        p(
          'جو ورکشاپ الیکٹرک گاڑیاں بیچتی ہے اسے گاڑی کی بجلی بند کرنا آنا چاہیے۔ تین دن میں ڈیلروں کے مکینک یہ مراحل گاڑی پر سیکھتے ہیں، سلائیڈوں پر نہیں۔ بارہ نشستیں، دو انسٹرکٹر، ہسپانوی میں۔',
        ),
        h('تین دن'),
        table(
          ['دن', 'مواد'],
          ['1', 'خطرات، حفاظتی سامان، بجلی بند کرنا اور جانچنا'],
          ['2', 'خرابی پڑھنا، انسولیشن ٹیسٹ، چارجنگ ساکٹ اور آن بورڈ چارجر'],
          ['3', 'بیٹری اتارنا، ماڈیول بدلنا، تحریری امتحان'],
        ),
        h('کون آ سکتا ہے'),
        ul(
          'کم از کم دو سال تجربہ رکھنے والے مکینک۔',
          'ہر ڈیلر سے دو افراد تک؛ درخواست گزار بھی آ سکتے ہیں۔',
          'دستانے، اوزار اور کھانا موجود؛ سفر اور رہائش آپ کی۔',
        ),
      ],
    },
    th: {
      title: 'อบรมระบบไฟแรงสูงสำหรับอู่ ที่ลิมา',
      summary: 'สามวันกับรถจริงบนลิฟต์: ตัดไฟอย่างปลอดภัย หาจุดเสีย และเปลี่ยนโมดูลแบตเตอรี่',
      place: 'โรงฝึกอบรม ลิมา',
      body: [
        p('อู่ที่ขายรถไฟฟ้าต้องตัดไฟรถได้ ตลอดสามวัน ช่างจากอู่ตัวแทนจำหน่ายจะฝึกทุกขั้นตอนบนรถจริง ไม่ใช่บนสไลด์ รับสิบสองคน วิทยากรสองคน สอนเป็นภาษาสเปน'),
        h('สามวัน'),
        table(
          ['วันที่', 'เนื้อหา'],
          ['1', 'อันตราย อุปกรณ์ป้องกัน การตัดไฟและการยืนยันผล'],
          ['2', 'อ่านรหัสข้อผิดพลาด ทดสอบฉนวน ช่องชาร์จและออนบอร์ดชาร์จเจอร์'],
          ['3', 'ถอดแบตเตอรี่ เปลี่ยนโมดูล สอบข้อเขียน'],
        ),
        h('ใครเข้าร่วมได้'),
        ul('ช่างที่มีประสบการณ์ในอู่อย่างน้อยสองปี', 'ไม่เกินสองคนต่อตัวแทนจำหน่าย ผู้ที่สมัครเป็นตัวแทนจำหน่ายก็มาได้', 'มีถุงมือ เครื่องมือ และอาหารกลางวันให้ ค่าเดินทางและที่พักออกเอง'),
      ],
    },
    zh: {
      title: '利马：维修厂高压电培训',
      summary: '三天，实车上架操作：安全断电、故障排查、更换电池模组。',
      place: '利马培训车间',
      body: [
        p('销售电动车的维修厂，必须会给车断电。三天里，经销商技师在实车上练习每一步，而不是看幻灯片。名额十二人，两名讲师，西班牙语授课。'),
        h('三天安排'),
        table(['天', '内容'], ['1', '危险、防护用品、断电与验电'], ['2', '读取故障、绝缘测试、充电口与车载充电机'], ['3', '拆卸电池、更换模组、笔试']),
        h('参加条件'),
        ul('有两年以上维修经验的技师。', '每家经销商最多两人，正在申请的也可参加。', '手套、工具和午餐由我们提供，差旅食宿自理。'),
      ],
    },
  },
}
