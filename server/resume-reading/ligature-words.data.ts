/** Words of resumes with "ff", "fl", "ffi" or "ffl"; nearly all others that lost letters lost "fi". */
export const ligatureWords = `
affair affairs affect affected affecting affects affidavit affidavits affiliate affiliated affiliates affiliation affiliations
affinity affirm affirmative affirmed afflict afford affordability affordable affluent afloat airflow backoff baffle buffer buffers
cardiff cashflow chauffeur cliff cloudflare coefficient coefficients coffee conflict conflicting conflicts confluence confluent cutoff
dataflow deflect dialogflow diff differ difference differences different differential differentiate differentiation differently
difficult difficulties difficulty diffraction diffuse diffusion effect effected effective effectively effectiveness effects
effectuate efficacy efficiencies efficiency efficient efficiently effort effortless effortlessly efforts flag flagged flagging flags
flagship flair flame flash flashcards flask flat flatiron flaw flawless flaws fled fleet fleets flew flex flexed flexibility flexible
flexibly flexport flies flight flights flink flip flipped float floating flood floor flooring floors floral florence florida flour
flow flowchart flowcharts flower flowers flowing flows flu fluctuation fluctuations fluency fluent fluently fluid fluids fluorescence
fluorescent flutter flux fly flyer flyers flying flywheel gaffe graffiti griffin handoff handoffs hoffman inefficiencies inefficiency
inefficient ineffective inflammation inflammatory inflation inflow influence influenced influencer influencers influences influencing
influential influx influxdb jefferson kickoff kubeflow layoff layoffs leaflet leaflets mlflow muffin netflix off offboarding offensive
offer offered offering offerings offers office officer officers offices official officially officials offline offload offloaded
offset offsets offshore offside offsite outflow overflow payoff plaintiff proffer raffle reflect reflected reflecting reflection
reflections reflective reflects rooftop scaffold scaffolding sheffield sheriff shuffle shuffling snowflake spinoff stackoverflow
staff staffed staffers staffing stafford staffordshire standoff stuff stuffed suffer suffered sufficiency sufficient sufficiently
suffix suffolk takeoff tariff tariffs tensorflow tradeoff tradeoffs traffic trafficking unaffected unofficial waffle webflow workflow
workflows flavor flavors offense offending offender offenders differentiated buffalo fluidly cliffs suffering stiff butterfly flourish coffeescript trafficked inflect`
  .trim()
  .split(/\s+/);
