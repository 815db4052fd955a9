// Names and texts of the cards in English.

import type { CardTexts } from './types.ts'

export const CARDS_EN: CardTexts = {
  barons: {
    red: 'Baron Thomas Edmund Madder',
    green: "Baron Raoul d'Emerande",
    blue: 'Baron Mieczysław Niebieski',
    black: 'Baron Heinrich Otto Zobel',
    yellow: 'Baron Lorenzo Aureli',
    white: 'Baron Íñigo Valblanco',
  },
  shapes: {
    star: {
      name: 'Star',
      text: 'While commanding in a battle and not exhausted: his side may count one additional "Deal 100 casualties" result.',
    },
    square: {
      name: 'Square',
      text: 'While commanding in a battle and not exhausted: his side may count one additional "Prevent 100 casualties" result.',
    },
    triangle: {
      name: 'Triangle',
      text: 'While commanding in a battle and not exhausted: his side counts one additional "+1 victory" when victories are compared.',
    },
    circle: {
      name: 'Circle',
      text: 'Whenever wages are paid, none are due for troops assigned to him while their total strength (maintained troops included, his +200 not) is 400 or less. Works even while exhausted or off the board.',
    },
  },
  nobles: {
    red: {
      star: 'Sir Hugh Murrey',
      square: 'Sir Roland Gules',
      triangle: 'Sir Edmund Russet',
      circle: 'Sir Piers Crimson',
    },
    green: {
      star: 'Sieur Gaston de Vertbois',
      square: 'Sieur Luc de Sinople',
      triangle: "Sieur Thierry d'Olivet",
      circle: 'Sieur Aimery de Jade',
    },
    blue: {
      star: 'Pan Jan Modry',
      square: 'Pan Kazimierz Szafir',
      triangle: 'Pan Wojciech Lazur',
      circle: 'Pan Stanisław Błękit',
    },
    black: {
      star: 'Ritter Konrad Schwarzenfels',
      square: 'Ritter Ulrich Kohlmann',
      triangle: 'Ritter Dietrich Rabenau',
      circle: 'Ritter Gottfried Pech',
    },
    yellow: {
      star: 'Messer Guido Zafferano',
      square: 'Messer Pietro Dorato',
      triangle: 'Messer Alfonso Ginestra',
      circle: 'Messer Nino Limoni',
    },
    white: {
      star: 'Don Rodrigo Nieve',
      square: 'Don Sancho Armiño',
      triangle: 'Don Álvaro Plata',
      circle: 'Don Gonzalo Marfil',
    },
  },
  nationalities: {
    english: 'English',
    polish: 'Polish',
    romanian: 'Romanian',
    swiss: 'Swiss',
    italian: 'Italian',
    spanish: 'Spanish',
  },
  mercenaries: {
    english50: 'Yeomen',
    english100: 'Longbowmen',
    english150: 'Billmen',
    english200: 'Free Lances',
    polish50: 'Light Riders',
    polish100: 'Crossbow Foot',
    polish150: 'Lancers',
    polish200: 'Banner of Knights',
    romanian50: 'Herdsmen',
    romanian100: 'Horse Archers',
    romanian150: 'Axemen',
    romanian200: "Voivode's Guard",
    swiss50: 'Skirmishers',
    swiss100: 'Halberdiers',
    swiss150: 'Pikemen',
    swiss200: 'Great Pike Square',
    italian50: 'City Militia',
    italian100: 'Crossbowmen',
    italian150: 'Condottieri Foot',
    italian200: 'Condottieri Horse',
    spanish50: 'Javelin Riders',
    spanish100: 'Swordsmen',
    spanish150: 'Mountain Foot',
    spanish200: 'Order Knights',
  },
  baronActions: {
    levyTaxes: {
      name: 'Levy Taxes',
      text: 'Gain 1 crown for every area, kingdom or overseas, in which you have at least one Noble (Nobles on port icons do not count).',
    },
    draftSoldiers: {
      name: 'Draft Soldiers',
      text: 'You may put one of your baron markers, free of charge, on any empty usable space of the mercenary track.',
    },
    rallySupport: {
      name: 'Rally Support',
      text: 'Gain 2 votes. If you now hold more votes than each other Baron, take the Chairman of the Assembly token.',
    },
    serveTheChurch: {
      name: 'Serve the Church',
      text: 'Gain 1 faith. If you now hold more faith than each other Baron, take the Head of the Church token. Then choose any of the three special-phase areas for this card.',
    },
    mobilizeForces: {
      name: 'Mobilize Forces',
      text: 'Choose one area. You may move any number of your unexhausted Nobles into it and/or start one battle in it. Every Noble that moved or attacked becomes exhausted. Move only: red area; battle only: blue area; both, or neither: red or blue, your choice.',
    },
    versatileStrategy: {
      name: 'Versatile Strategy',
      text: "Do one of: gain 2 crowns; gain 1 vote; move one unexhausted Noble (then exhaust him); start a battle without moving (then exhaust the attackers); put a baron marker on an empty usable space of the mercenary track and pay that space's fee. The card goes straight back to your hand.",
    },
  },
  neutralActions: {
    importantEvent: {
      name: 'Important Event',
      text: 'The Head of the Church decides which Baron draws and resolves the top event card.',
    },
    fundExpedition: {
      name: 'Fund Expedition',
      text: 'The Chairman may found one expedition that is not under way; Barons may invest up to 5 crowns each; the Head of the Church may bless it for 1 faith; all other expeditions advance one step and those on step 3 draw fate.',
    },
    upgradeDefenses: {
      name: 'Upgrade Defenses',
      text: 'From the Chairman clockwise each Baron may either repair one of his cities or his stronghold (2 crowns per breach) or fortify one of his cities (4 crowns).',
    },
    musterTroops: {
      name: 'Muster Troops',
      text: 'From the Chairman clockwise each Baron may remove any number of casualty tokens from one of his armies for 2 crowns each.',
    },
    uncertainTimes: { name: 'Uncertain Times', text: 'Shuffle the whole fate deck.' },
  },
  battleResults: {
    deal100: 'Deal 100 casualties',
    prevent100: 'Prevent 100 casualties',
    victory1: '+1 victory',
    drawFate: 'Draw 1 more fate card',
  },
  news: {
    fleetLost: 'Fleet lost',
    noNews: 'No news',
    x1: 'Success ×1',
    x2: 'Success ×2',
    x3: 'Success ×3',
    x4: 'Success ×4',
  },
  events: {
    heretic: {
      name: 'Heretic',
      text: 'Keep this card. For the rest of the game Serve the Church gives the drawing Baron no faith and he can neither take nor keep the Head of the Church token. If he holds it now, it passes at once to the other non-heretic Baron with the most faith (tie: fate card).',
    },
    noHeir: {
      name: 'No Heir',
      text: "Draw a fate card for a Noble shape: the drawing Baron's Noble of that shape loses his heir. Attach the card to that Noble; his next death is final.",
    },
    brokenLine: {
      name: 'Broken Line',
      text: 'The drawing Baron chooses one of his Nobles who still has an heir; that Noble loses his heir. Attach the card to him; his next death is final.',
    },
    assassin: {
      name: 'Assassin',
      text: "Draw fate cards until one shows the shape of a Noble of the drawing Baron that is on the board (not on a port icon). That Noble's army takes 2 casualty tokens, one after the other; if its casualties reach its troops he dies at once.",
    },
    mutiny: {
      name: 'Mutiny',
      text: 'Draw a fate card for a nationality: every mercenary card of that nationality serving the drawing Baron, wherever it is, deserts. A Noble whose army then has casualties up to its strength dies.',
    },
    campFever: {
      name: 'Camp Fever',
      text: 'Every army of the drawing Baron led by a Noble on the board (not on a port icon) and having troop strength 200 or more takes 1 casualty token.',
    },
    peasantUprising: {
      name: 'Peasant Uprising',
      text: 'For each city the drawing Baron controls that has none of his Nobles in its area (his choice of order) draw a fate card; every city for which Revolt came up becomes neutral. No payment can prevent it.',
    },
    thievingSteward: {
      name: 'Thieving Steward',
      text: 'The drawing Baron returns half of his crowns, rounded down, to the treasury, but never more than 8.',
    },
    crumblingWalls: {
      name: 'Crumbling Walls',
      text: 'Put 1 breach token on every city the drawing Baron controls whose current strength is above 0 (a fortified city brought to 0 loses its fortification). His stronghold is not affected.',
    },
    scandalAtCourt: {
      name: 'Scandal at Court',
      text: 'The drawing Baron discards all his votes. If he is Chairman of the Assembly, the token passes at once to the other non-banned Baron with the most votes (tie: fate card).',
    },
    drought: {
      name: 'Drought',
      text: 'Keep this card. In the next Taxation phase the drawing Baron receives nothing from cities (concessions still pay); then discard the card.',
    },
    earlyWinter: {
      name: 'Early Winter',
      text: 'All Nobles of the drawing Baron on the board become exhausted (those on port icons already are).',
    },
    creditors: {
      name: 'Creditors',
      text: 'The drawing Baron alone carries out the Wages payment at once for all his troops. The cards in the Wages area stay where they are.',
    },
    plunderedConvoy: {
      name: 'Plundered Convoy',
      text: 'All crowns the drawing Baron has invested in expeditions go to the treasury and his markers there come back; an expedition left without investors ends and its track is free. If he has no investment he loses 3 crowns (or all he has, if fewer).',
    },
    plague: {
      name: 'Plague',
      text: 'Draw fate cards until one names an unrazed kingdom city. Every army in that area, whoever owns it (stronghold troops included), takes 2 casualty tokens one by one; Nobles whose casualties reach their troops die at once.',
    },
    springFlood: {
      name: 'Spring Flood',
      text: 'Until the end of this round no Noble may cross a bridge, not even when retreating.',
    },
    greatFire: {
      name: 'Great Fire',
      text: 'Draw fate cards until one names an unrazed city (kingdom or overseas). Put up to 2 breach tokens on it, stopping at strength 0 (a fortified city brought to 0 loses its fortification).',
    },
    highwaymen: {
      name: 'Highwaymen',
      text: 'Until the end of this round road movement is not possible (a Noble may still move one area).',
    },
    stormSeason: {
      name: 'Storm Season',
      text: 'Every army whose Noble stands on a port icon takes 1 casualty token (a Noble whose army is full of them dies). Until the end of this round no sea movement may be started.',
    },
    darkOmen: {
      name: 'Dark Omen',
      text: 'From the Chairman clockwise each Baron discards 1 vote or 1 faith of his choice; a Baron who has neither discards nothing.',
    },
    nationalRecall: {
      name: 'National Recall',
      text: 'Draw a fate card for a nationality. From the Chairman clockwise each Baron must, for each of his mercenary cards of that nationality, pay 1 crown or let it desert.',
    },
    famine: {
      name: 'Famine',
      text: "From the Chairman clockwise each Baron must, for each of his Nobles standing in a kingdom area without a city he controls, either pay 1 crown or put 1 casualty token on that Noble's army.",
    },
    schism: {
      name: 'Schism',
      text: 'The Head of the Church token passes to the Baron other than its holder who has the most faith (heretics excluded; tie: fate card).',
    },
    crusadePreached: {
      name: 'Crusade Preached',
      text: 'Every Baron who controls at least one overseas city gains 1 influence from the pool; every Baron with a Noble in an overseas area gains 1 faith.',
    },
    bumperHarvest: { name: 'Bumper Harvest', text: 'Gain 2 crowns plus 1 crown for each city you control.' },
    richInheritance: { name: 'Rich Inheritance', text: 'Gain 6 crowns.' },
    volunteers: {
      name: 'Volunteers',
      text: 'Take the top card of the mercenary deck without paying and assign it as in a mercenary draft. If it cannot be assigned it returns to the deck.',
    },
    holyRelic: { name: 'Holy Relic', text: 'Gain 2 faith. This does not move the Head of the Church token.' },
    stirringSpeech: { name: 'Stirring Speech', text: 'Gain 3 votes. This does not move the Chairman token.' },
    songOfTheBards: { name: 'Song of the Bards', text: 'Gain 1 influence from the pool.' },
    fieldHospital: {
      name: 'Field Hospital',
      text: 'Remove up to 3 casualty tokens in total from your armies, divided as you like.',
    },
    masterBuilder: {
      name: 'Master Builder',
      text: 'Choose one unbesieged city you control or your unbesieged stronghold: remove all its breach tokens; or instead fortify one unbesieged unfortified city you control without paying.',
    },
    secondWind: { name: 'Second Wind', text: 'Refresh up to two of your exhausted Nobles (not those on port icons).' },
    openGates: {
      name: 'Open Gates',
      text: 'Choose a neutral city of current strength 200 or less in an area where you have a Noble and no other Baron has one: you gain control of it (you may raze it). If there is none, gain 3 crowns.',
    },
    informers: {
      name: 'Informers',
      text: 'Choose one action area that still holds unrevealed cards and secretly look at its next three cards (or all, if fewer) without changing their order.',
    },
    merchantGuild: {
      name: 'Merchant Guild',
      text: 'Keep this card. In every Taxation phase you gain 2 crowns. It is not a charge and cannot be withdrawn by the Assembly.',
    },
  },
  agendas: {
    royalSubsidy: { name: 'Royal Subsidy', text: 'Every Baron receives 3 crowns from the treasury.' },
    warLevy: {
      name: 'War Levy',
      text: 'Every Baron pays 1 crown to the treasury for each of his Nobles on the board (all he has, if fewer).',
    },
    fine: { name: 'Fine', text: 'The chosen Baron pays 5 crowns to the treasury (all he has, if fewer).' },
    publicThanks: { name: 'Public Thanks', text: 'The chosen Baron gains 1 influence from the pool.' },
    censure: { name: 'Censure', text: 'The chosen Baron returns 1 influence to the pool (nothing if he has none).' },
    electionOfChairman: {
      name: 'Election of the Chairman',
      text: 'The chosen Baron, who may not be banned, takes the Chairman of the Assembly token. He presides from the next agenda on.',
    },
    electionOfHead: {
      name: 'Election of the Head of the Church',
      text: 'The chosen Baron, who may not be a heretic, takes the Head of the Church token.',
    },
    generalTruce: { name: 'General Truce', text: 'Remove every siege marker from the board.' },
    dismissForeigners: {
      name: 'Dismiss the Foreigners',
      text: 'Draw a fate card for a nationality. From the Chairman clockwise each Baron who has mercenaries of that nationality must dismiss one such card of his choice.',
    },
    publicWorks: { name: 'Public Works', text: 'Remove all breach tokens from every unbesieged city and stronghold.' },
    generalPardon: {
      name: 'General Pardon',
      text: 'Every ban from the Assembly is lifted, with effect from the next Assembly.',
    },
    freeCity: {
      name: 'Free City',
      text: 'The chosen Baron gives up one kingdom city of his choice; it becomes neutral. No effect if he has none.',
    },
    cityTax: {
      name: 'City Tax',
      text: 'In every Taxation phase, after receiving income, each Baron pays the treasury 1 crown for each kingdom city he controls beyond three (all he has, if fewer).',
    },
    inviolableStrongholds: {
      name: 'Inviolable Strongholds',
      text: 'No Baron may attack (assault or siege) a stronghold.',
    },
    lawAgainstRazing: { name: 'Law Against Razing', text: 'No Baron may raze a city.' },
    soldiersBread: {
      name: "Soldiers' Bread",
      text: 'Whenever wages are paid, each mercenary card of strength 150 or more that is paid costs 1 crown extra.',
    },
    kingsPeace: {
      name: "King's Peace on the Roads",
      text: "Moving along a road through areas with another Baron's city or Nobles needs no permission.",
    },
    churchDue: {
      name: 'Church Due',
      text: 'Whenever a Baron other than the Head of the Church resolves Levy Taxes and gains at least 2 crowns from it, he gives 1 of them to the Head of the Church.',
    },
    weightedSeats: {
      name: 'Weighted Seats',
      text: 'At the start of each Assembly every attending Baron receives 2 votes plus 1 per kingdom city instead of 1 plus 1 per city.',
    },
    harbourDues: {
      name: 'Harbour Dues',
      text: 'A Baron pays 1 crown to the treasury for each Noble that starts a sea move (a Noble he cannot pay for may not sail).',
    },
    peaceOfGod: {
      name: 'Peace of God',
      text: 'While cards of action area 1 are being resolved no Baron may start a battle against another Baron (neutral cities may be attacked).',
    },
    wineConcession: { name: 'Wine Concession', text: 'Concession: its holder gains 2 crowns in every Taxation phase.' },
    saltConcession: { name: 'Salt Concession', text: 'Concession: its holder gains 2 crowns in every Taxation phase.' },
    woolConcession: { name: 'Wool Concession', text: 'Concession: its holder gains 3 crowns in every Taxation phase.' },
    silverConcession: {
      name: 'Silver Mine Concession',
      text: 'Concession: its holder gains 4 crowns in every Taxation phase.',
    },
    debtOfTheLateKing: {
      name: 'Debt of the Late King',
      text: 'In every Taxation phase its holder pays 2 crowns to the treasury after receiving income (all he has, if fewer).',
    },
    envoyToTheEmperor: {
      name: 'Envoy to the Emperor',
      text: 'From the next Assembly on its holder does not attend Assemblies. Each time an Assembly is held he gains 2 faith instead of votes.',
    },
    keeperOfTheSeal: {
      name: 'Keeper of the Seal',
      text: 'Its holder receives 2 extra votes at the start of each Assembly he attends.',
    },
    protectorOfTheChurch: {
      name: 'Protector of the Church',
      text: 'Whenever its holder gains faith from Serve the Church he gains 1 more.',
    },
    quartermaster: {
      name: 'Quartermaster of the Realm',
      text: "In a mercenary draft each of its holder's hiring fees is 1 crown lower (never below 0).",
    },
    wardenOfTheRoads: {
      name: 'Warden of the Roads',
      text: "Its holder's Nobles may move up to four areas along a road instead of three.",
    },
    lordMarshal: { name: 'Lord Marshal', text: 'Gives its Noble troops of strength 150 that cost no wages.' },
    captainOfTheGuard: {
      name: 'Captain of the Royal Guard',
      text: 'Gives its Noble troops of strength 100 that cost no wages.',
    },
    constable: {
      name: 'Constable',
      text: 'Gives its Noble troops of strength 50 that cost no wages. While he stands in the area of a city of his Baron, that city counts 100 more strength for drawing fate cards in an assault and for the siege comparison (this bonus takes no breaches and does not keep the city standing).',
    },
    masterOfEngines: {
      name: 'Master of Siege Engines',
      text: 'When its Noble commands the attacking side of an assault, that side counts one additional "Deal 100 casualties".',
    },
    lordAdmiral: {
      name: 'Lord Admiral',
      text: 'When its Noble moves by sea he is placed in the destination area at once instead of on the port icon. He is exhausted and cannot attack with the same card.',
    },
    standardBearer: {
      name: 'Royal Standard-Bearer',
      text: 'When its Noble commands in an open-field battle, his side counts one additional "+1 victory".',
    },
    hospitaller: {
      name: 'Grand Hospitaller',
      text: "When Muster Troops is resolved, up to 2 casualty tokens are removed free from this Noble's army, besides the Baron's normal choice.",
    },
    sheriff: {
      name: 'Royal Sheriff',
      text: 'When the Baron resolves Levy Taxes and this Noble is on the board (not on a port icon), the Baron gains 2 extra crowns.',
    },
    privateMotion: {
      name: 'Private Motion',
      text: 'A Baron picked by fate makes one proposal from the permitted list; it is voted on before all other agendas.',
    },
  },
  openMotions: {
    banSieges: { name: 'Ban on Sieges', text: 'No sieges may be announced.' },
    banRoads: { name: 'Closed Roads', text: 'No road movement.' },
    banSea: { name: 'Closed Harbours', text: 'No sea movement may be started.' },
    banAssaults: { name: 'Ban on Assaults', text: 'No assaults on cities may be announced.' },
    banRazing: { name: 'Ban on Razing', text: 'Cities may not be razed.' },
    capArmy: {
      name: 'Limit on Armies',
      text: 'No Baron may start a battle with a Noble whose own army has more than 500 troop strength, unless that Noble stands in the area of a city or the stronghold of his Baron.',
    },
    tribute: {
      name: 'Tribute',
      text: 'The named Baron pays 3 crowns to every other Baron in clockwise order from himself, as far as his crowns go.',
    },
    peaceBetween: { name: 'Peace between Two', text: 'The two named Barons may not start battles against each other.' },
    surrenderOffice: {
      name: 'Surrender of an Honour',
      text: 'The named Baron discards one office or charge chosen by the proposer.',
    },
    jointRelief: {
      name: 'Common Relief',
      text: 'Every Baron may now remove up to 2 casualty tokens from one army without paying.',
    },
  },
}
