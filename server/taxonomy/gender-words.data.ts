/**
 * Forms of a title for a woman, with the one that stands for both: our own list for German, French, Spanish, Portuguese,
 * Dutch and Italian. What it leaves out goes by its ending: `one-gender.ts`.
 */
type Forms = [woman: string, both: string][];

const forms = (list: string): Forms =>
  list
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((entry) => entry.split(" ") as [string, string]);

/** Ends of words: "Chefköchin", "Oberärztin", "Teamleidster". */
export const compoundForms: Forms = [
  ...forms(`
    angestellter angestellte | beauftragter beauftragte | vorsitzender vorsitzende
    auszubildender auszubildende | sachverständiger sachverständige | bevollmächtigter bevollmächtigte
    selbständiger selbständige | selbstständiger selbstständige | 
    köchin koch | ärztin arzt | anwältin anwalt | bäuerin bauer | schwester pfleger | gesellin geselle
    gehilfin gehilfe | pädin päde | pädagogin pädagoge | kundin kunde | botin bote | beamtin beamter
    wirtin wirt | chefin chef | frau mann | rätin rat | hausdame hausherr | werkster werker
    leidster leider | verpleegster verpleger | verkoopster verkoper | schoonmaakster schoonmaker
    kapster kapper | voorzitster voorzitter | vertaalster vertaler | verzorgster verzorger
    begeleidster begeleider | onderzoekster onderzoeker | schrijfster schrijver | naaister naaier
    serveerster kelner | aarster aar | gastvrouw gastheer | vrouw man | zangeres zanger | onderwijzeres onderwijzer | schilderes schilder | lerares leraar | ambtenares ambtenaar
    eigenaresse eigenaar | aresse aris | koopster koper | pakster pakker | houdster houder | richtster richter | rijdster rijder | therapeute therapeut | sjuriste sjurist | politieagente politieagent | bloemiste bloemist | danseres danser | presentatrice presentator | coördinatrice coördinator | kokkin kok
    boerin boer | maakster maker | neemster nemer | speelster speler | teelster teler | stuurster stuurder
    diëtiste diëtist | receptioniste receptionist | specialiste specialist | logopediste logopedist
    telefoniste telefonist | soignante soignant | oloog ologe | agoog agoge | fotograaf fotograf
    fotografe fotograf | cheffe chef | hôtesse hôte | maîtresse maître
  `),
];

/** Whole words. */
export const wholeForms: Forms = [
  // German
  ...forms(`
    zur zum
  `),
  // French
  ...forms(`
    assistante assistant | consultante consultant | enseignante enseignant | gérante gérant
    surveillante surveillant | intervenante intervenant | exploitante exploitant | étudiante étudiant
    doctorante doctorant | commerçante commerçant | remplaçante remplaçant | dirigeante dirigeant
    représentante représentant | négociante négociant | fabricante fabricant | intendante intendant
    présidente président | adjointe adjoint | employée employé | attachée attaché | chargée chargé
    déléguée délégué | diplômée diplômé | salariée salarié | associée associé | apprentie apprenti
    avocate avocat | écrivaine écrivain | artisane artisan | paysanne paysan | doyenne doyen
    préfète préfet | députée député | boulangère boulanger | bouchère boucher | conseillère conseiller
    horlogère horloger | bergère berger | fromagère fromager | maraîchère maraîcher | lingère linger
    ménagère ménager | ambulancière ambulancier | experte expert | cliente client | laborantine laborantin
    laborante laborant | alternante alternant | maçonne maçon | kassier caissier | promovenda promovendus
  `),
  // Spanish and Portuguese
  ...forms(`
    matrón matrona | bailarín bailarina | bailarino bailarina | ballerino ballerina
    cirurgiã cirurgião | escrivã escrivão | capitã capitão | actriz actor | atriz ator | cajera cajero | bombera bombero | obrera obrero | frutera frutero
    portera portero | niñera niñero | mesera mesero | barbera barbero | partera partero | relojera relojero
    zapatera zapatero | librera librero | moza mozo | dependienta dependiente | jefa jefe | gerenta gerente
    presidenta presidente | ayudanta ayudante | abogada abogado | arquitecta arquitecto | maestra maestro
    médica médico | funcionaria funcionario | empresaria empresario | bibliotecaria bibliotecario
    veterinaria veterinario | operaria operario | secretaria secretario | becaria becario
    farmacéutica farmacéutico | encargada encargado | empleada empleado | licenciada licenciado
    graduada graduado | diplomada diplomado | titulada titulado | delegada delegado | diputada diputado
    catedrática catedrático | ministra ministro | alumna alumno | música músico | jueza juez
    azafata azafato | administrativa administrativo | sanitaria sanitario | autónoma autónomo
    agrónoma agrónomo | capataza capataz | socia socio | perita perito | cuidadora cuidador
    copeira copeiro | padeira padeiro | bombeira bombeiro | tesoureira tesoureiro | obreira obreiro
    advogada advogado | arquiteta arquiteto | secretária secretário | bibliotecária bibliotecário
    funcionária funcionário | empresária empresário | veterinária veterinário | farmacêutica farmacêutico
    operária operário | encarregada encarregado | empregada empregado | estagiária estagiário
    formada formado | juíza juiz | garçonete garçom | sócia sócio | mestra mestre | comissária comissário
    aeromoça aeromoço | aluna aluno | deputada deputado | graduanda graduando | doutoranda doutorando
    mestranda mestrando | doctoranda doctorando
  `),
  // Italian
  ...forms(`
    funzionaria funzionario | ausiliaria ausiliario | pizzaiola pizzaiolo | chirurga chirurgo
    infermiera infermiere | cameriera cameriere | cassiera cassiere | parrucchiera parrucchiere
    barbiera barbiere | portiera portiere | pasticciera pasticciere | panettiera panettiere
    consigliera consigliere | magazziniera magazziniere | giardiniera giardiniere | banchiera banchiere
    gelatiera gelatiere | carrozziera carrozziere | falegnama falegname | ingegnera ingegnere
    ragioniera ragioniere | commessa commesso | cuoca cuoco | impiegata impiegato | operaia operaio
    segretaria segretario | addetta addetto | avvocata avvocato | avvocatessa avvocato
    architetta architetto | laureata laureato | diplomata diplomato | sarta sarto | sindaca sindaco
    magistrata magistrato | dottoranda dottorando | professoressa professore | dottoressa dottore
    studentessa studente | ostetrica ostetrico | fornaia fornaio | deputata deputato
    praticantessa praticante | medica medico | notaia notaio | fioraia fioraio | macellaia macellaio
    vigilessa vigile | poliziotta poliziotto
  `),
];

/** Words that name a field as well, and a woman only where a title begins with them: "Técnica de laboratorio". */
export const leadingForms: Forms = [
  ...forms(`
    técnica técnico | científica científico | scientifica scientifico | tecnica tecnico | mecánica mecánico | mecânica mecânico | meccanica meccanico
    química químico | chimica chimico | física físico | fisica fisico | matemática matemático
    matematica matematico | informática informático | informatica informatico | música músico
    grafica grafico | gráfica gráfico | eléctrica eléctrico | commerciale commercial
    femme valet | politóloga politólogo | crítica crítico | Auxiliar administrativa
  `),
];

/** Nouns of no gender, whose adjectives have one: "Auxiliar administrativa". */
export const neitherGender: string[] = `
  auxiliar ayudante responsable responsabile contable comercial agente gerente jefe asistente
  assistente docente consulente comerciante representante dirigente comptable secrétaire gestionnaire
  médecin artiste directivo valet juge juez juiz ingénieur professeur médico medico abogado advogado
  avvocato arquitecto arquiteto architetto capo escolta designer technico
`
  .trim()
  .split(/\s+/);

/** Words that end like a form for a woman and aren’t one. */
export const sameAnyway: string[] = `
  -in gangster hipster trickster dumpster glycerin heparin margarin valentin florentin quentin corentin
  konstantin constantin mandarin zeppelin christin kristin kathrin katrin catherin augustin agustin
  celestin bulletin platin baldrian kerosin creatin kreatin kollagenin
  tamarin katharin turin latein insulin creuse chartreuse heureuse sérieuse nombreuse précieuse dangereuse
  religieuse généreuse carrière matière manière lumière arrière derrière filière bière prière frontière
  rivière croisière barrière poussière litière chaudière glacière civière bannière tanière première
  dernière paresse matrice cicatrice varice notice motrice heure demeure antérieure ultérieure
  computadora lavadora impresora secadora calculadora aspiradora señora senhora ahora todavía mejora
  demora grabadora fotocopiadora trituradora hormigonera tractora emisora aseguradora constructora
  impressora carretera primera bandera manera frontera escalera cafetera cartera madera cantera ladera
  galera tijera fotocamera carreira primeira terceira bandeira madeira cadeira fronteira maneira
  prateleira geladeira lixeira torneira
  xamarin vente agrícola data media cloudera armenia asia africa áfrica america américa europa
  india china canada australia malaysia indonesia colombia argentina nigeria kenya russia california
  florida georgia virginia arizona alabama nevada montana italia francia alemania españa austria barcelona
  valencia sevilla roma milano genova venezia bologna lisboa angola brasilia catalunya cataluña
`
  .trim()
  .split(/\s+/);
