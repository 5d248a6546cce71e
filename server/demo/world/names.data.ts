/** Given names and surnames by where they are common; the people made of them are invented. */
const rows: Record<string, [given: string, family: string]> = {
  british: [
    "Alice Amelia Beth Callum Catrin Colin Daisy Edwin Eleanor Fergus Gareth Georgia Harriet Hugh Imogen Jonah Kit Lydia Mabel Nathan Owen Phoebe Rhys Rosalind Seth Tabitha Toby Wilfred Winnie Zara",
    "Ainsworth Bellamy Birch Carrick Coldwell Dunmore Eastwood Fairley Garside Hadley Hughes Ingram Jessop Kirkby Lovell Marlowe Mercer Nettleton Oakden Pritchard Quayle Ridley Sedgwick Thorne Underhill Vickery Whitlock Yardley Pemberton Langley",
  ],
  irish: [
    "Aoife Cian Ciara Conor Deirdre Eoin Fionn Gráinne Niamh Oisín Orla Róisín Saoirse Tadhg",
    "Brannigan Cullinane Devane Finnerty Gilhooly Hanrahan Kinsella Lanigan Mulcahy Noonan Quilligan Rafferty Scanlon Tierney",
  ],
  dutch: [
    "Anouk Bram Daan Femke Gijs Hanneke Jelle Joris Lotte Maartje Niels Roos Sanne Sjoerd Teun Wout",
    "Aalbers Boersma Dijkgraaf Elzinga Groenewoud Hoekstra Kuipers Lammers Nieboer Postma Ruiter Schouten Terpstra Veldman Wiersma Zijlstra",
  ],
  german: [
    "Anke Bastian Clara Dietmar Elke Florian Greta Henrik Ilse Jannik Katharina Lukas Mareike Nils Paula Svenja",
    "Achterberg Bergmann Dornbusch Eichholz Falkenau Grünwald Hollerbach Junghans Kesselring Lindenau Mühlfeld Rosenthal Steinhoff Tannhauser Vogelsang Weidmann",
  ],
  nordic: [
    "Agnes Bjørn Eira Elin Freja Gustav Halvard Ingrid Jonas Kajsa Lars Maja Nora Oskar Signe Solveig Tove Viggo",
    "Aalund Berglund Dahlgren Ekstrand Fjellstad Hagberg Isaksen Kvist Lundqvist Mortensen Nordahl Ostberg Rosengren Sandvik Thorsen Vikander Westergaard Åkerman",
  ],
  polish: [
    "Agnieszka Bartosz Dorota Grzegorz Halina Jakub Kasia Łukasz Magda Piotr Renata Tomasz Wojciech Zofia",
    "Bielak Czajka Domański Gajewski Jabłonowska Kalinowski Lisiecka Mazurek Olszak Pawlik Rogalska Sikorowski Walczak Zielonka",
  ],
  french: [
    "Amandine Bastien Camille Delphine Étienne Florence Gaspard Hélène Julien Louison Manon Océane Quentin Rémi",
    "Aubrac Beauchêne Charpentier Delorme Fontenay Garnier Lacaze Marchetti Noiret Pasquier Rivoire Santerre Vasseur Villeneuve",
  ],
  spanish: [
    "Alba Andrés Carmen Diego Elena Gonzalo Inés Javier Lucía Mateo Nuria Pablo Rocío Sergio Teresa Valentina",
    "Albarracín Benavides Cifuentes Echeverría Fuentes Galindo Izquierdo Llorente Montalbán Olmedo Palomares Quintero Salvatierra Urrutia Valdés Zamorano",
  ],
  portuguese: [
    "Afonso Beatriz Catarina Duarte Filipa Gonçalo Joana Leonor Miguel Rita Teresa Tiago",
    "Abrantes Brandão Cordeiro Figueira Gouveia Lourenço Macedo Nogueira Peixoto Quintela Sampaio Valadares",
  ],
  brazilian: [
    "Adriana Bruno Caio Débora Fernanda Heitor Jussara Larissa Murilo Renan Thaís Vinícius",
    "Amaral Bittencourt Cavalcanti Drummond Fagundes Guimarães Junqueira Medeiros Pacheco Siqueira Tavares Vasconcelos",
  ],
  turkish: [
    "Aylin Barış Can Defne Elif Emre Kaan Leyla Mert Nazlı Selin Yasemin",
    "Akıncı Bozkurt Çelebi Demirel Ersoy Gündoğan Karahan Özkan Sezgin Tekin Uysal Yıldırım",
  ],
  arabic: [
    "Amira Bilal Dalia Faris Ghada Hamza Karim Layla Maha Nadim Rania Samir Tariq Yasmin Ziad Huda",
    "Abboud Barakat Darwish Fakhoury Hakimi Jaber Khoury Mansour Nasser Qasim Rahal Saleh Taleb Zaidan Haddad Sabbagh",
  ],
  african: [
    "Abena Adaeze Chidi Efua Femi Ifeoma Kwame Makena Ngozi Nia Obinna Sadio Tendai Wanjiru Yaw Zainab Kofi Amani",
    "Abiodun Achieng Bello Danjuma Eze Gyasi Kamau Mensah Mwangi Ndiaye Nwachukwu Odhiambo Okafor Osei Sesay Tembo Wekesa Adeyemi",
  ],
  indian: [
    "Aditi Arjun Deepa Farhan Gauri Harish Ishaan Kavita Lakshmi Manish Neha Pranav Ritu Sanjana Tarun Vidya Dilip Meera",
    "Agarwal Bhattacharya Chandran Deshpande Gokhale Iyengar Joshi Kulkarni Menon Nambiar Pillai Raghavan Saxena Thakur Venkatesan Warrier Rao Bose",
  ],
  chinese: [
    "Bowen Chen Fang Hui Jiayi Kai Lin Mei Ning Qiang Ruolan Shan Tingting Wei Xin Yuchen",
    "Cai Deng Feng Gao Hsu Jiang Kwok Liang Ma Ng Peng Qian Shen Tan Xu Zhou",
  ],
  japanese: [
    "Akari Daichi Emi Haruto Kaori Kenji Mio Naoki Rin Sakura Takumi Yuki",
    "Endo Fujimoto Harada Ishikawa Kurosawa Matsuda Nishimura Okabe Sakamoto Takeda Uchida Yamane",
  ],
};

export const names: Record<string, { given: string[]; family: string[] }> = Object.fromEntries(
  Object.entries(rows).map(([key, [given, family]]) => [
    key,
    { given: given.split(" "), family: family.split(" ") },
  ]),
);
